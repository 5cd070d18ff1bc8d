import type { Kind } from '../logic/state';
import { Segmented } from './segmented';
import type { Change } from './use-address';

const KIND_NAMES = [
  ['form', 'Form'],
  ['popup', 'Popup'],
  ['filter', 'Filter'],
  ['widget', 'Widget'],
] as const;

/** The way home, and what is tried out. */
export function Header({ kind, change }: { readonly kind: Kind | null; readonly change: Change }) {
  return (
    <header className="header">
      <a className="brand" href="/">
        <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
          <path
            className="brand__page"
            d="M8 3h16a5 5 0 0 1 5 5v5H18a5 5 0 0 0-5 5v11H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Z"
          />
          <rect className="brand__piece" x="16" y="16" width="13" height="13" rx="4" />
        </svg>
        mountkit <span>playground</span>
      </a>
      <Segmented
        label="What is tried out"
        value={kind}
        options={KIND_NAMES}
        onChange={(next) => change({ kind: next })}
      />
      <p className="header__hint">Everything here stands in the address: share it, or come back to it.</p>
    </header>
  );
}
