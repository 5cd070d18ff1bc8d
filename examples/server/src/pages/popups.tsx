/** @jsxImportSource hono/jsx */

import { Document, type PageContext, SiteFrame, toDocument } from '@mountkit/provider/kit';
import { raw } from 'hono/html';
import { EmbeddedForm, MountkitScript } from './embedded-form';
import { MARKETING_FORM } from './marketing-form';
import { type GalleryPopup, galleryPopups } from './popup-gallery';
import { popupScript } from './popup-script';

const SIDES = ['left', 'right', 'top', 'bottom'] as const;

const openLink = (id: string) => `#mountkit:popup:open?id=${id}`;

/** What is said beside a popup: how it was set up, and why it comes or not. */
function Facts({ id, settings }: Pick<GalleryPopup, 'id' | 'settings'>) {
  return (
    <div class="gallery-facts">
      <h3>Settings</h3>
      <pre dir="ltr">
        <code>{JSON.stringify(settings, null, 2)}</code>
      </pre>
      {'timing' in settings || 'triggers' in settings ? (
        <>
          <h3>Why, or why not</h3>
          <ul class="gallery-verdicts" data-explains={id} />
        </>
      ) : null}
    </div>
  );
}

function Popup({ popup, variant }: { popup: GalleryPopup; variant?: string }) {
  const { id, settings, content, next, isInPage, other } = popup;
  return (
    <div
      hidden={!isInPage}
      class={isInPage ? 'gallery-inline' : 'gallery-popup'}
      data-mountkit="popup"
      data-popup-id={id}
      data-variant={other ? (variant ?? 'discount') : undefined}
      data-settings={JSON.stringify(settings)}
    >
      <h2>{content.heading}</h2>
      <p>{content.text}</p>
      {other ? (
        <p>
          <a class="button" href="/shop/" data-converts>
            To the shop
          </a>
        </p>
      ) : null}
      {next ? (
        <p>
          <a class="button" href={openLink(next.id)}>
            {next.label}
          </a>
        </p>
      ) : null}
    </div>
  );
}

function Card({ popup }: { popup: GalleryPopup }) {
  const { id, title, text, how, settings } = popup;
  return (
    <li class="gallery-card">
      <div class="gallery-words">
        <h2>{title}</h2>
        <p>{text}</p>
        {how ? <p class="gallery-how">{how}</p> : null}
        <p>
          <a class="button" href={openLink(id)} aria-label={`Open: ${title}`}>
            Open
          </a>
        </p>
      </div>
      <Facts id={id} settings={settings} />
      <Popup popup={popup} />
      {popup.other ? <Popup popup={{ ...popup, content: popup.other }} variant="mug" /> : null}
    </li>
  );
}

const letter = { prevent_scroll: 'yes', entrance_animation: 'rise', entrance_animation_duration: 0.35 };

function FormCard() {
  return (
    <li class="gallery-card gallery-card--form">
      <div class="gallery-words">
        <h2>A form, and what comes after it</h2>
        <p>
          When the form has been submitted, its popup closes and another opens. Neither knows of the other: the page
          joins them by their events.
        </p>
        <p>
          <a class="button" href={openLink('letter')}>
            Get the letter
          </a>
        </p>
      </div>
      <Facts id="letter" settings={letter} />
      <div
        hidden
        class="gallery-popup"
        data-mountkit="popup"
        data-popup-id="letter"
        data-settings={JSON.stringify(letter)}
      >
        <h2>A letter a month</h2>
        <p>What is new, what broke, and what we learned from it.</p>
        <EmbeddedForm class="gallery-form" guid={MARKETING_FORM.guid} locale="en" minHeight={150} />
      </div>
      <div hidden class="gallery-popup" data-mountkit="popup" data-popup-id="thanks">
        <h2>Thank you</h2>
        <p>
          The first letter is on its way.{' '}
          <a href="#mountkit:popup:close?do_not_show_again=yes">Do not thank me again</a>
        </p>
      </div>
    </li>
  );
}

function Panels() {
  return (
    <section class="gallery-panels" aria-labelledby="panels">
      <h2 id="panels">Off-canvas panels</h2>
      <p>From four sides. A link says what it controls and whether that is open.</p>
      <p class="gallery-sides">
        {SIDES.map((side) => (
          <a class="button" href={`#mountkit:off_canvas:toggle?id=${side}`}>
            From the {side}
          </a>
        ))}
      </p>
      {SIDES.map((side) => (
        <div
          hidden
          class="gallery-popup"
          data-mountkit="off-canvas"
          data-off-canvas-id={side}
          data-settings={JSON.stringify({ position: side, prevent_scroll: 'yes' })}
        >
          <h2>From the {side}</h2>
          <ul class="gallery-menu">
            <li>
              <a href="/">All pages</a>
            </li>
            <li>
              <a href="/marketing/">The marketing page</a>
            </li>
            <li>
              <a href="#mountkit:off_canvas:close">Close the panel</a>
            </li>
          </ul>
        </div>
      ))}
    </section>
  );
}

/** A gallery of popups and panels, each with its settings and its explanation beside it. */
export function renderPopups(ctx: PageContext): string {
  return toDocument(
    <Document
      title="Popups · mountkit"
      description="Popups with display rules and triggers, off-canvas panels and link actions, each with its settings."
      sheets={['popups']}
      look="mountkit"
      head={
        <>
          <script nonce={ctx.nonce}>{raw(popupScript)}</script>
          <MountkitScript nonce={ctx.nonce} />
        </>
      }
    >
      <SiteFrame ctx={ctx}>
        <div class="wrap gallery">
          <h1>Popups that say why</h1>
          <p class="lead">
            Each one is a hidden element of this page with a few settings. Rules decide whether it may come, triggers
            when; links open it in any case. Beside each: how it was set up, and what its rules say right now.
          </p>
          <ul class="gallery-cards">
            <FormCard />
            {galleryPopups.map((popup) => (
              <Card popup={popup} />
            ))}
          </ul>
          <Panels />
        </div>
      </SiteFrame>
    </Document>,
  );
}
