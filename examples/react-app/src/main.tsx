import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

const container = document.getElementById('app');
if (!container) throw new Error('the page has no #app');

createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
