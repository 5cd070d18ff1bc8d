/** @jsxImportSource hono/jsx */
import { Document, type PageContext, toDocument } from '@mountkit/provider/kit';
import { findPlatform, type Platform, platforms } from './platforms';
import { WrenhouseFrame } from './wrenhouse-frame';

interface Choice {
  email: string | null;
  platform?: string | null;
}

function Steps({ email, chosen }: { email: string | null; chosen: Platform | null }) {
  return (
    <ol class="steps" aria-label="Steps">
      <li class={email ? 'steps__done' : ''}>Email</li>
      <li class={chosen ? 'steps__done' : ''} aria-current={chosen ? undefined : 'step'}>
        Platform
      </li>
      <li aria-current={chosen ? 'step' : undefined}>Your shop</li>
    </ol>
  );
}

function Greeting({ email }: { email: string | null }) {
  return (
    <>
      <h1>{email ? `Welcome, ${email}` : 'Welcome to Wrenhouse'}</h1>
      <p class="pick__lead">Where should your shop live? You can change this later, and nothing you entered is lost.</p>
    </>
  );
}

function Confirmation({ chosen, email }: { chosen: Platform; email: string | null }) {
  return (
    <section class="picked" aria-labelledby="picked">
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <circle class="picked__disc" cx="12" cy="12" r="12" />
        <path class="picked__tick" d="m7 12.5 3.5 3.5L17 9" />
      </svg>
      <div>
        <h2 id="picked">You picked: {chosen.name}</h2>
        <p>
          {chosen.next} {email ? `We will write to ${email}.` : null}
        </p>
      </div>
    </section>
  );
}

function PlatformCard({ platform, checked }: { platform: Platform; checked: boolean }) {
  const name = `platform-${platform.id}`;
  return (
    <div class="platform">
      <input
        id={name}
        type="radio"
        name="platform"
        value={platform.id}
        checked={checked}
        required
        aria-describedby={`${name}-text`}
      />
      <svg class="platform__icon" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        {platform.icon}
      </svg>
      <label class="platform__name" for={name}>
        {platform.name}
      </label>
      <div id={`${name}-text`}>
        <p>{platform.text}</p>
        <p class="platform__suits">{platform.suits}</p>
      </div>
    </div>
  );
}

/** The page behind the email form: a greeting and the choice of a platform, which is kept in the address. */
export function renderPickAPlatform(ctx: PageContext & Choice): string {
  const email = ctx.email?.trim() || null;
  const chosen = findPlatform(ctx.platform);
  return toDocument(
    <Document
      title="Pick a platform · Wrenhouse"
      description="Choose where your Wrenhouse shop lives: with us, in your website, on one page, or in your own front end."
      sheets={['pick-a-platform']}
      look="wrenhouse"
    >
      <WrenhouseFrame nav={<Steps email={email} chosen={chosen} />}>
        <div class="wrap pick">
          <Greeting email={email} />
          {chosen ? <Confirmation chosen={chosen} email={email} /> : null}
          <form method="get" action="/pick-a-platform/">
            {email ? <input type="hidden" name="email" value={email} /> : null}
            <fieldset>
              <legend class="visually-hidden">Where your shop lives</legend>
              <div class="platforms">
                {platforms.map((platform) => (
                  <PlatformCard platform={platform} checked={platform === chosen} />
                ))}
              </div>
            </fieldset>
            <button class="button" type="submit">
              {chosen ? 'Change platform' : 'Use this platform'}
            </button>
          </form>
        </div>
      </WrenhouseFrame>
    </Document>,
  );
}
