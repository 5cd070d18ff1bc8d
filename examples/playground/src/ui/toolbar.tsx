import { nameLocale, PLAYGROUND_LOCALES } from '../logic/locales';
import {
  DESKTOP_WIDTH,
  type Fault,
  NARROWEST,
  PHONE_WIDTH,
  type PlaygroundState,
  type Theme,
  WIDEST,
} from '../logic/state';
import { Segmented } from './segmented';
import type { Change } from './use-address';

interface ToolbarProps {
  readonly state: PlaygroundState;
  readonly change: Change;
  readonly onReload: () => void;
}

const FAULT_WORDS: Readonly<Record<Fault, string>> = {
  none: 'Network: normal',
  slow: 'Slow: 3 s a call',
  offline: 'Offline',
  refused: 'Refused by the host',
  nonsense: 'Captive portal',
};

const THEME_WORDS: Readonly<Record<Theme, string>> = {
  site: 'Theme: site',
  plain: 'Plain',
  soft: 'Soft',
  dense: 'Dense',
  unstyled: 'Unstyled',
};

const LOCALE_NAMES = PLAYGROUND_LOCALES.map((code) => [code, nameLocale(code)] as const);

/** How the page is shown: width, language, light or dark, theme, and what its network does. */
export function Toolbar({ state, change, onReload }: ToolbarProps) {
  const { width, locale, scheme, theme, fault } = state;
  const preset = width === PHONE_WIDTH ? 'phone' : width === DESKTOP_WIDTH ? 'desktop' : null;
  return (
    <div className="toolbar">
      <Segmented
        label="Width"
        value={preset}
        options={[
          ['phone', 'Phone'],
          ['desktop', 'Desktop'],
        ]}
        onChange={(next) => change({ width: next === 'phone' ? PHONE_WIDTH : DESKTOP_WIDTH })}
      />
      <WidthField key={width} width={width} onChange={(next) => change({ width: next })} />
      <label>
        <span className="unseen">Language</span>
        <select value={locale} onChange={({ target }) => change({ locale: target.value })}>
          {LOCALE_NAMES.map(([code, name]) => (
            <option key={code} value={code}>
              {name} ({code})
            </option>
          ))}
        </select>
      </label>
      <Segmented
        label="Colours"
        value={scheme}
        options={[
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        onChange={(next) => change({ scheme: next })}
      />
      <label>
        <span className="unseen">Theme</span>
        <select value={theme} onChange={({ target }) => change({ theme: target.value as Theme })}>
          {Object.entries(THEME_WORDS).map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label data-fault={fault === 'none' ? undefined : fault}>
        <span className="unseen">Network</span>
        <select value={fault} onChange={({ target }) => change({ fault: target.value as Fault })}>
          {Object.entries(FAULT_WORDS).map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="plain" onClick={onReload}>
        Reload
      </button>
    </div>
  );
}

/** A width of one's own; it holds once the field is left, or Enter is pressed. */
function WidthField({ width, onChange }: { readonly width: number; readonly onChange: (width: number) => void }) {
  const take = (text: string) => {
    const next = Math.round(Number(text));
    if (next >= NARROWEST && next <= WIDEST && next !== width) onChange(next);
  };
  return (
    <label className="width">
      <span className="unseen">Width in pixels</span>
      <input
        type="number"
        min={NARROWEST}
        max={WIDEST}
        defaultValue={width}
        onBlur={({ target }) => take(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget.value)}
      />
      <span aria-hidden="true">px</span>
    </label>
  );
}
