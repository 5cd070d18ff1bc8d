import DefaultTheme from 'vitepress/theme-without-fonts';
import LiveExample from './LiveExample.vue';
import LivePage from './LivePage.vue';
import ServerLink from './ServerLink.vue';
import './site.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample);
    app.component('LivePage', LivePage);
    app.component('ServerLink', ServerLink);
  },
};
