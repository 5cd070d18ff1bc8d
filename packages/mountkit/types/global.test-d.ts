// Uses that are accepted and, where an error is expected, refused. Only the compiler reads it.
import 'mountkit/global';
import type { Mountkit } from 'mountkit/global';

window.mountkit = window.mountkit || { q: [] };
window.mountkit.q.push((mountkit) => {
  mountkit.on('forms:ready', (detail) => detail);
  mountkit.load('forms').then(({ mount, registry }) => {
    mount('#form', { portalId: '8100231', formId: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10', submitText: 'Go' });
    // @ts-expect-error A portal without its form identifies nothing.
    mount('#form', { portalId: '8100231' });
    registry.onReady((handle) => handle.update({ submitText: 'Go on' }));
    // @ts-expect-error There is no such option.
    mount('#form', { colour: 'red' });
  });
  mountkit.load('links').then(({ mountSignupLink, mountViralLink, registry }) => {
    mountSignupLink('#try', { signupType: 'trial', trialid: 'spring' }).on('ready', () => registry.all());
    // @ts-expect-error There is no such option.
    mountViralLink('#made-with', { colour: 'red' });
  });
  // @ts-expect-error There is no such Api.
  mountkit.load('kitchen');
});
mountkit?.scan?.();

export const version: string | undefined = window.mountkit?.version;
export const whole = (mountkit: Mountkit): string => mountkit.version;

// @ts-expect-error It may not have arrived yet.
window.mountkit.scan();
// @ts-expect-error It waits for functions.
window.mountkit.q.push('forms');
