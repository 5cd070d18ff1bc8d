/** @jsxImportSource hono/jsx */
import { Document, type PageContext, toDocument } from '@mountkit/provider/kit';
import { MountkitScript } from './embedded-form';
import { type StoryPart, storyParts } from './sticky-content';
import { WrenhouseFrame } from './wrenhouse-frame';

/** Settings as they stand in an attribute. */
const settings = (value: object) => JSON.stringify(value);

/** The title of the story, which the header shows when that of the page has gone. */
const TITLE = 'Twelve hours in the kiln';

function Nav() {
  return (
    <div class="story-nav">
      <p class="story-nav__title" aria-hidden="true">
        {TITLE}
      </p>
      <a class="button story-nav__shop" href="/marketing/">
        Open a shop
      </a>
    </div>
  );
}

/** The kiln at night, in layers that move at speeds of their own. */
function Hero() {
  const layer = (speed: number, direction = '') =>
    settings({ interactions: { scroll: { translateY: { speed, direction } } } });
  return (
    <section class="story-hero" aria-labelledby="story-title">
      <div class="story-hero__sky" aria-hidden="true">
        <svg
          class="story-hero__layer story-hero__moon"
          viewBox="0 0 120 120"
          aria-hidden="true"
          data-mountkit="motion"
          data-settings={settings({ interactions: { mouseMove: { translateXY: { speed: 0.3 } } } })}
        >
          <circle cx="60" cy="60" r="44" />
        </svg>
        <svg
          class="story-hero__layer story-hero__far"
          viewBox="0 0 1440 320"
          preserveAspectRatio="none"
          aria-hidden="true"
          data-mountkit="motion"
          data-settings={layer(3, 'down')}
        >
          <path d="M0 210 180 120l150 70 210-130 240 140 190-90 220 110 250-120v270H0Z" />
        </svg>
        <svg
          class="story-hero__layer story-hero__near"
          viewBox="0 0 1440 320"
          preserveAspectRatio="none"
          aria-hidden="true"
          data-mountkit="motion"
          data-settings={layer(1.5, 'down')}
        >
          <path d="M0 250c160-70 300-60 470-10s330 40 500-20 320-40 470 20v110H0Z" />
          <path class="story-hero__kiln" d="M1010 236v-46c0-26 22-46 48-46s48 20 48 46v46ZM1076 160v-52h20v66Z" />
          <ellipse class="story-hero__fire" cx="1058" cy="206" rx="17" ry="15" />
        </svg>
      </div>
      <div class="wrap story-hero__words">
        <p class="story-hero__kicker">From the workshops</p>
        <h1 id="story-title">{TITLE}</h1>
        <p class="story-hero__lead">
          A day with Inês Aldana of Moss &amp; Kiln, who makes thirty cups before lunch and does not look at her shop
          until the clay lets her.
        </p>
      </div>
    </section>
  );
}

/** What the story holds; stays in view beside it. */
function Contents() {
  return (
    <nav
      class="story-contents"
      aria-labelledby="contents-title"
      data-mountkit="sticky"
      data-settings={settings({ sticky: 'top', sticky_on: ['desktop'], sticky_offset: 32, sticky_parent: true })}
    >
      <h2 id="contents-title">The day</h2>
      <ol>
        {storyParts.map(({ id, title }) => (
          <li>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
      <p class="story-contents__note">Nine minutes to read</p>
    </nav>
  );
}

function Part({ part: { id, title, paragraphs } }: { part: StoryPart }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p>{paragraph}</p>
      ))}
    </section>
  );
}

/** A picture that is fetched when it comes near. */
function Picture() {
  return (
    <figure class="story-picture">
      <div
        class="story-picture__image"
        role="img"
        aria-label="Five cups on a windowsill, from weak tea to moss green."
        data-mountkit="lazy"
        data-background="/assets/glazes.svg"
      />
      <figcaption>Batches 37 to 41 on the windowsill. Number 40 is the blue one.</figcaption>
    </figure>
  );
}

/** Words that grow as the page comes to them. */
function Quote() {
  const motion = {
    interactions: {
      scroll: {
        scale: { speed: 0.6, direction: 'out-in', affectedRange: { start: 10, end: 50 } },
      },
    },
  };
  return (
    <blockquote class="story-quote" data-mountkit="motion" data-settings={settings(motion)}>
      <p>“The first cup of the day is never for sale.”</p>
    </blockquote>
  );
}

/** On a phone the way to a shop stays within reach of a thumb. */
function BottomBar() {
  return (
    <aside
      class="story-bar"
      aria-label="Your own shop"
      data-mountkit="sticky"
      data-settings={settings({ sticky: 'bottom', sticky_on: ['mobile'] })}
    >
      <p>Do you make things?</p>
      <a class="button" href="/marketing/">
        Open a shop
      </a>
    </aside>
  );
}

/** A long article: a header that changes, a bounded sidebar, a bottom bar on phones, and layers that move. */
export function renderSticky({ nonce }: PageContext): string {
  return toDocument(
    <Document
      title={`${TITLE} · Wrenhouse`}
      description="A day with a potter who makes thirty cups before lunch: the wheel, the glaze, the kiln and the shop."
      sheets={['sticky']}
      look="wrenhouse"
      head={<MountkitScript nonce={nonce} />}
    >
      <WrenhouseFrame
        nav={<Nav />}
        sticky={settings({
          sticky: 'top',
          sticky_effects_offset: 260,
          sticky_anchor_link_offset: 16,
          sticky_hide: ['mobile'],
        })}
      >
        <Hero />
        <div class="wrap story">
          <div class="story__aside">
            <Contents />
          </div>
          <article class="story__text" aria-labelledby="story-title">
            {storyParts.slice(0, 2).map((part) => (
              <Part part={part} />
            ))}
            <Quote />
            {storyParts.slice(2, 3).map((part) => (
              <Part part={part} />
            ))}
            <Picture />
            {storyParts.slice(3).map((part) => (
              <Part part={part} />
            ))}
            <p class="story__end">
              Moss &amp; Kiln has been on Wrenhouse since a Tuesday. <a href="/contact/">Tell us what you make.</a>
            </p>
          </article>
        </div>
        <BottomBar />
        <button class="story-top" type="button" data-mountkit="scroll-top" data-progress="yes" hidden>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="m6 14 6-6 6 6" />
          </svg>
          <span class="visually-hidden">Back to the top</span>
        </button>
      </WrenhouseFrame>
    </Document>,
  );
}
