import { useSearchParams } from 'wouter'
import { CUSTOM_COLLECTIONS, isCustomCollection } from '../../../../domain/model/fields/custom-value'
import { SelectField } from '../../../design/select-field'
import { fieldsText as text } from '../../../text/fields'
import { Panels } from '../../../design/panel'
import { FieldsPanel } from './fields-panel'
import styles from './fields-settings.module.css'

/** The workspace's own fields, of the collection that the address names. */
export function FieldsSection() {
  const [params, setParams] = useSearchParams()
  const named = params.get('of') ?? ''
  const collection = isCustomCollection(named) ? named : 'people'
  return (
    <Panels>
      <div className={styles.whose}>
        <SelectField
          label={text.whose}
          value={collection}
          options={CUSTOM_COLLECTIONS.map((value) => ({ value, label: text.collections[value] }))}
          onValue={(of) => setParams({ of }, { replace: true })}
        />
      </div>
      <FieldsPanel key={collection} collection={collection} />
    </Panels>
  )
}
