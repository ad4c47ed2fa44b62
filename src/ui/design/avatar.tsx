import { initialsOf } from './initials'
import { hueOf } from './hue-of'
import styles from './avatar.module.css'
import { classNames } from './class-names'

export interface AvatarProps {
  readonly name: string
  /** People are round, companies are square. */
  readonly shape?: 'round' | 'square'
  readonly size?: 'xs' | 'sm' | 'md' | 'lg'
}

/** Initials on a colour that is always the same for the name. Decorative: the name stands beside it. */
export function Avatar({ name, shape = 'round', size = 'sm' }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[shape], styles[size])} data-hue={hueOf(name)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
