/** @jsxImportSource hono/jsx */
import { countOf, shortenEntries } from './admin-format';

interface ValuesProps {
  values: Readonly<Record<string, string>>;
  isMono?: boolean;
}

/** What a record says, name by name; as much as a list has room for. */
export function AdminValues({ values, isMono = false }: ValuesProps) {
  const { entries, left } = shortenEntries(values);
  return (
    <>
      <dl class={isMono ? 'admin-values admin-values--mono' : 'admin-values'}>
        {entries.map(([name, value]) => (
          <div>
            <dt>{name}</dt>
            <dd>{value === '' ? <span class="admin-muted">empty</span> : value}</dd>
          </div>
        ))}
      </dl>
      <MoreNote left={left} noun="value" />
    </>
  );
}

/** Says that there is more than a list shows. */
export function MoreNote({ left, noun }: { left: number; noun: string }) {
  return left > 0 ? <p class="admin-muted">and {countOf(left, `more ${noun}`)}</p> : null;
}
