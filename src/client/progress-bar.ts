/**
 * The progress bar of page changes, which the theme starts 200 ms after a press, and ends. Its rate is
 * NProgress' own, 0.02. The template leaves out the roles `bar` and `spinner`, which ARIA does not have.
 */
import nprogress from 'nprogress';

nprogress.configure({
  barSelector: '.bar',
  minimum: 0.08,
  showSpinner: false,
  speed: 200,
  template: '<div class="bar"><div class="peg"></div></div>',
  trickleSpeed: 800,
});
