import { useLoopFilter } from '@mountkit/loop-filter/react';

const glazes = [
  { name: 'Tenmoku', colour: 'brown', fire: 'hot' },
  { name: 'Celadon', colour: 'green', fire: 'hot' },
  { name: 'Shino', colour: 'white', fire: 'hot' },
  { name: 'Chun', colour: 'blue', fire: 'hot' },
  { name: 'Honey', colour: 'brown', fire: 'low' },
  { name: 'Majolica', colour: 'white', fire: 'low' },
  { name: 'Copper', colour: 'green', fire: 'low' },
  { name: 'Egyptian', colour: 'blue', fire: 'low' },
];

const groups = [
  { taxonomy: 'colour', label: 'Colour', terms: ['brown', 'green', 'white', 'blue'] },
  { taxonomy: 'fire', label: 'Firing', terms: ['low', 'hot'] },
];

/** The application's own list: the hook keeps what is chosen in the address, so that back and a shared link work. */
export function Glazes() {
  const { isChosen, toggle, clear } = useLoopFilter('glazes');
  const asked = (taxonomy: string) => groups.some((group) => group.taxonomy === taxonomy && hasChoice(group));
  const hasChoice = ({ taxonomy, terms }: (typeof groups)[number]) => terms.some((term) => isChosen(taxonomy, term));
  const shown = glazes.filter(
    ({ colour, fire }) =>
      (!asked('colour') || isChosen('colour', colour)) && (!asked('fire') || isChosen('fire', fire)),
  );

  return (
    <section className="text">
      <p className="eyebrow">On the shelf</p>
      <h1>Glazes to dip into.</h1>
      {groups.map(({ taxonomy, label, terms }) => (
        <fieldset key={taxonomy} className="row choices">
          <legend>{label}</legend>
          {terms.map((term) => (
            <button
              key={term}
              type="button"
              className="plain"
              aria-pressed={isChosen(taxonomy, term)}
              onClick={() => toggle(taxonomy, term, { join: 'OR', multiple: true })}
            >
              {term}
            </button>
          ))}
        </fieldset>
      ))}
      <p role="status">{shown.length === 1 ? '1 glaze' : `${shown.length} glazes`}</p>
      <ul className="tiles">
        {shown.map(({ name, colour, fire }) => (
          <li key={name} className={`tile tile--${colour}`}>
            <strong>{name}</strong> {fire === 'hot' ? '1280 °C' : '1060 °C'}
          </li>
        ))}
      </ul>
      <button type="button" className="plain" onClick={() => clear()}>
        Show all
      </button>
    </section>
  );
}
