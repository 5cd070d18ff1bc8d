import { TITLES } from '../logic/draw-page';
import { type FilterChoice, TAXONOMIES } from '../logic/state';
import { Segmented } from './segmented';
import type { Change } from './use-address';

interface FilterEditorProps {
  readonly filter: FilterChoice;
  readonly change: Change;
}

const JOIN_WORDS = {
  AND: 'A post must have every term that is chosen.',
  OR: 'One of the chosen terms is enough.',
  NOT: 'Posts with the term are left out. No control stands for that: it is said by links, in the address alone.',
} as const;

/** How the list of the example server's journal is filtered. */
export function FilterEditor({ filter, change }: FilterEditorProps) {
  const set = (part: Partial<FilterChoice>) => change({ filter: { ...filter, ...part } });
  const isExcluding = filter.join === 'NOT';
  return (
    <div className="stack">
      <Segmented
        isLabelled
        label="Terms of"
        value={filter.taxonomy}
        options={TAXONOMIES.map((taxonomy) => [taxonomy, TITLES[taxonomy] ?? taxonomy] as const)}
        onChange={(taxonomy) => set({ taxonomy })}
      />
      <div>
        <Segmented
          isLabelled
          label="Logic"
          value={filter.join}
          options={[
            ['AND', 'AND'],
            ['OR', 'OR'],
            ['NOT', 'NOT'],
          ]}
          onChange={(join) => set({ join })}
        />
        <p className="hint">{JOIN_WORDS[filter.join]}</p>
      </div>
      {isExcluding ? null : (
        <>
          <Segmented
            isLabelled
            label="Controls"
            value={filter.control}
            options={[
              ['buttons', 'Buttons'],
              ['select', 'Select'],
              ['checkboxes', 'Checkboxes'],
            ]}
            onChange={(control) => set({ control })}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={filter.multiple}
              onChange={({ target }) => set({ multiple: target.checked })}
            />
            More than one term at a time
          </label>
        </>
      )}
      <div>
        <Segmented
          isLabelled
          label="Markup"
          value={filter.dialect}
          options={[
            ['mountkit', 'mountkit'],
            ['elementor', 'Page builder'],
          ]}
          onChange={(dialect) => set({ dialect })}
        />
        <p className="hint">
          {filter.dialect === 'elementor'
            ? 'The page builder’s own markup, as it is: data-dialects="elementor" on the tag.'
            : 'Marked with data-mountkit.'}
        </p>
      </div>
      {filter.dialect === 'elementor' ? null : (
        <Segmented
          isLabelled
          label="Further pages"
          value={filter.more}
          options={[
            ['links', 'Links'],
            ['button', 'Button'],
            ['scroll', 'Scrolling'],
          ]}
          onChange={(more) => set({ more })}
        />
      )}
      <p className="hint">
        The list is the example server’s journal of three hundred posts. Filters stand in the address of the page that
        is shown.
      </p>
    </div>
  );
}
