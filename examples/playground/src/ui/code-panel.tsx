import { useEffect, useRef, useState } from 'react';
import { Segmented } from './segmented';

interface CodePanelProps {
  /** Empty where nothing can be shown. */
  readonly tag: string;
  readonly react: string;
}

/** The code of what is shown, to be copied. */
export function CodePanel({ tag, react }: CodePanelProps) {
  const [kind, setKind] = useState<'tag' | 'react'>('tag');
  const [said, setSaid] = useState('');
  const code = useRef<HTMLElement>(null);
  const text = kind === 'tag' ? tag : react;

  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), 3000);
    return () => clearTimeout(timer);
  }, [said]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      // Without https there is no clipboard; the person can copy what is selected.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setSaid('Selected: copy it with your keyboard');
    }
  };

  return (
    <>
      <div className="row row--apart">
        <Segmented
          label="Code for"
          value={kind}
          options={[
            ['tag', 'Tag'],
            ['react', 'React'],
          ]}
          onChange={setKind}
        />
        <span className="row">
          <span className="hint" role="status">
            {said}
          </span>
          <button type="button" className="button" disabled={text === ''} onClick={copy}>
            Copy {kind === 'tag' ? 'the tag' : 'the React code'}
          </button>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className="code" tabIndex={0} aria-label={kind === 'tag' ? 'HTML' : 'TypeScript'}>
        <pre>
          <code ref={code}>{text || 'There is code again when what is written can be read.'}</code>
        </pre>
      </section>
    </>
  );
}
