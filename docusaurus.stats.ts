import config from './docusaurus.config';
const c = { ...(config as any) };
c.plugins = [...(c.plugins ?? []), '/tmp/stats/plugin.js'];
export default c;
