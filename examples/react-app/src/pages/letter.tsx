import { MarketingForm } from '@mountkit/forms-embed/react';
import { OffCanvas, Popup, usePopup } from '@mountkit/popup-engine/react';
import { useState } from 'react';
import { DiaryList } from '../diary-list';
import { provider } from '../provider';

/** A popup with a form in it, and a panel from the side. Both are part of the application wherever they are shown. */
export function Letter() {
  const letter = usePopup('letter');
  const hours = usePopup('hours');
  const [diary, setDiary] = useState<readonly string[]>([]);
  const note = (line: string) => setDiary((lines) => [...lines, line]);

  return (
    <section className="text">
      <p className="eyebrow">Once a month</p>
      <h1>A letter from the kiln.</h1>
      <p className="lead">What came out of it, what did not, and when the next firing is.</p>
      <p className="row">
        <button type="button" className="plain" aria-haspopup="dialog" onClick={letter.open}>
          Get the letter
        </button>
        <button type="button" className="plain" aria-haspopup="dialog" onClick={hours.open}>
          Opening hours
        </button>
      </p>
      <Popup
        popupId="letter"
        className="sheet"
        label="A letter from the kiln"
        prevent_scroll
        onShow={() => note('the letter is shown')}
        onHide={() => note('the letter is closed')}
      >
        <h2>A letter from the kiln</h2>
        <MarketingForm
          portalId="8100231"
          formId="6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10"
          provider={provider}
          minHeight={160}
          submitText="Send it to me"
          inlineMessage="Thank you. The first one comes soon."
          onFormSubmitted={() => note('an address was left')}
        />
      </Popup>
      <OffCanvas offCanvasId="hours" className="sheet" label="Opening hours">
        <h2>Opening hours</h2>
        <p>Tuesday to Friday from four, Saturday all day.</p>
      </OffCanvas>
      <DiaryList title="What the popup told this page" lines={diary} />
    </section>
  );
}
