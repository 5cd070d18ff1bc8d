import { useEffect, useRef, useState } from 'react';
import type { LogEntry } from './use-preview';

interface EventLogProps {
  readonly log: readonly LogEntry[];
  readonly onClear: () => void;
}

/** So often is told what has happened meanwhile. */
const QUIET_MS = 1500;

/** What the widgets of the page have said, the newest at the end. */
export function EventLog({ log, onClear }: EventLogProps) {
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const word = wanted.trim().toLowerCase();
  const shown = log.filter(({ name, detail }) => `${name} ${detail}`.toLowerCase().includes(word));
  const newest = shown.at(-1)?.key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows its newest line.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);

  return (
    <>
      <div className="row row--apart">
        <label className="search">
          <span className="unseen">Filter events</span>
          <input
            type="search"
            placeholder="Filter events"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
        <button type="button" className="plain" disabled={log.length === 0} onClick={onClear}>
          Clear
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <ol className="log" ref={list} tabIndex={0} aria-label="Events">
        {shown.map(({ key, name, detail, seconds }) => (
          <li key={key} data-source={name.split(':')[0]}>
            <span className="log__time">{seconds.toFixed(2)}</span>
            <b>{name}</b>
            <code>{detail}</code>
          </li>
        ))}
      </ol>
      {log.length === 0 ? <p className="hint">Nothing has happened yet.</p> : null}
      <Announcement log={log} />
    </>
  );
}

/** Tells those who listen what has happened, a few events at a time. */
function Announcement({ log }: Pick<EventLogProps, 'log'>) {
  const [said, setSaid] = useState('');
  const told = useRef(-1);
  useEffect(() => {
    const fresh = log.filter(({ key, name }) => key > told.current && name !== 'page');
    if (fresh.length === 0) return;
    const timer = setTimeout(() => {
      told.current = fresh.at(-1)?.key ?? told.current;
      const last = fresh.at(-1)?.name ?? '';
      setSaid(fresh.length === 1 ? `Event: ${last}` : `${fresh.length} events, last ${last}`);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [log]);
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}
