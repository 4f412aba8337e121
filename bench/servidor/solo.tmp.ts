import { startSite } from '../web/sitio.ts';
import { HEAD } from './cifras.ts';
import { startHello } from './hello.ts';
import { printRatios } from './razones.ts';
console.log(HEAD);
const site = await startSite(); const hello = await startHello();
try { await printRatios(site.url, hello.url, Number(process.env.ROUNDS ?? 3)); } finally { await hello.stop(); await site.stop(); }
process.exit(0);
