// Each also by its name in `data-mountkit`: that is how the loader finds it.
export {
  mountSignupLink,
  mountSignupLink as 'signup-link',
  mountViralLink,
  mountViralLink as 'viral-link',
  registry,
} from '@mountkit/forms-embed/links';
