import { Motion, Sticky } from '@mountkit/sticky/react';
import { useState } from 'react';

const steps = [
  { title: 'Wedge', text: 'Push the air out of the clay, a hundred times, before it ever sees the wheel.' },
  { title: 'Throw', text: 'Centre, open, pull. Ten minutes for a bowl, and ten years for the ten minutes.' },
  { title: 'Dry', text: 'A week under cloth, turned every morning, so that no side is in a hurry.' },
  { title: 'Fire', text: 'A day and a night. Nobody opens the door before it is cold.' },
];

/** What stays beside the text by the browser alone, and pictures that follow the page a little more slowly. */
export function Story() {
  const [isStuck, setStuck] = useState(false);
  return (
    <div className="columns columns--story">
      <aside>
        <Sticky
          className="card"
          sticky_offset={16}
          sticky_on={['desktop']}
          sticky_parent=".columns"
          onStick={() => setStuck(true)}
          onUnstick={() => setStuck(false)}
        >
          <h2>How a bowl is made</h2>
          <p className="quiet" role="status">
            {isStuck ? 'I stay with you.' : 'Four steps, three weeks.'}
          </p>
        </Sticky>
      </aside>
      <section>
        <h1>From mud to breakfast.</h1>
        {steps.map(({ title, text }, index) => (
          <article key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            <Motion range="viewport" interactions={{ scroll: { translateY: { speed: 0.3 } } }}>
              <img className="wide" src={`/pictures/post/${index}.svg`} width="800" height="450" alt="" />
            </Motion>
          </article>
        ))}
      </section>
    </div>
  );
}
