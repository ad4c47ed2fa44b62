import { Dialog } from '../design/dialog'
import { Kbd } from '../design/kbd'
import { type Hotkey, useActiveHotkeys } from '../hooks/hotkeys'
import { shellText } from '../text/shell'
import { keyCaps } from '../hooks/key-caps'
import type { OverlayProps } from '../app/overlays'
import styles from './shortcut-sheet.module.css'

/** Every shortcut that works where one is now. */
export function ShortcutSheet({ onClose }: OverlayProps) {
  const groups = groupsOf(useActiveHotkeys())
  return (
    <Dialog onClose={onClose} title={shellText.shortcuts} size="lg">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- longer than most screens, and scrolled by key */}
      <section className={styles.groups} tabIndex={0} aria-label={shellText.shortcuts}>
        {groups.map(([group, hotkeys]) => (
          <section key={group} aria-label={group}>
            <h3 className={styles.heading}>{group}</h3>
            <dl>
              {hotkeys.map((hotkey) => (
                <div key={hotkey.keys} className={styles.line}>
                  <dt>{hotkey.label}</dt>
                  <dd className={styles.keys}>
                    {keyCaps(hotkey.keys).map((cap) => (
                      <Kbd key={cap}>{cap}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  )
}

/** One line a combination: of several on the same keys, the one that would run. */
function groupsOf(hotkeys: readonly Hotkey[]): readonly (readonly [string, readonly Hotkey[]])[] {
  const byKeys = new Map(hotkeys.filter(({ keys }) => keys !== '').map((hotkey) => [hotkey.keys, hotkey]))
  const groups = new Map<string, Hotkey[]>()
  for (const hotkey of byKeys.values()) groups.set(hotkey.group, [...(groups.get(hotkey.group) ?? []), hotkey])
  return [...groups]
}
