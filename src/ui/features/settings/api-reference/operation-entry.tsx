import type { DescribedOperation } from '../../../../domain/use-cases/api/described'
import { apiReferenceText } from '../../../text/api-reference'
import { CopyButton } from '../integrations/copy-button'
import styles from './api-reference.module.css'

/** One operation, closed until somebody looks at it. */
export function OperationEntry({ operation }: { readonly operation: DescribedOperation }) {
  const { method, path, summary, scope, inputs, example } = operation
  const text = apiReferenceText
  return (
    <details className={styles.operation}>
      <summary>
        <code>
          <b>{method}</b> {path}
        </code>
        <span lang="en">{summary}</span>
      </summary>
      <div className={styles.inside}>
        <p>
          {text.scope}: <code>{scope}</code>
        </p>
        {inputs.length === 0 ? null : (
          <table className={styles.inputs} aria-label={text.inputs(`${method} ${path}`)}>
            <thead>
              <tr>
                {[text.name, text.where, text.type, text.preset].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {inputs.map(({ name, where, type, required, preset }) => (
                <tr key={`${where} ${name}`}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>{where}</td>
                  <td>{type}</td>
                  <td>{required ? text.required : (preset ?? '')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div className={styles.example}>
          <span>{text.example}</span>
          <CopyButton size="sm" value={example} />
        </div>
        <pre>
          <code>{example}</code>
        </pre>
      </div>
    </details>
  )
}
