/** Where one can go, at the foot of a phone: its head has no room for it. */
import './footBar.css';
import { Icon, type IconName } from '@kursbuch/screens/parts/Icon.tsx';

interface FootPlace {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  readonly isHere: boolean;
  /** So much waits there. */
  readonly count?: number;
  /** The same in words. */
  readonly said?: string;
}

export function FootBar({
  label,
  places,
}: {
  readonly label: string;
  readonly places: readonly FootPlace[];
}) {
  return (
    <nav class="foot-bar" aria-label={label}>
      {places.map(({ href, icon, label: name, isHere, count = 0, said }) => (
        <a key={href} href={href} aria-current={isHere ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{name}</span>
          {count > 0 && (
            <>
              <i class="foot-count" aria-hidden="true">
                {count}
              </i>
              <span class="unseen">{said}</span>
            </>
          )}
        </a>
      ))}
    </nav>
  );
}
