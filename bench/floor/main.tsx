import { createRoot } from 'react-dom/client'
import { Route, Switch } from 'wouter'
import { generatePeople } from './people'
import { PeopleGrid } from './people-grid'
import './floor.css'

const people = generatePeople(10_000)
const root = document.querySelector('#root')

if (root !== null) {
  createRoot(root).render(
    <Switch>
      <Route path="/people">
        <PeopleGrid people={people} />
      </Route>
      <Route>Not here</Route>
    </Switch>,
  )
}
