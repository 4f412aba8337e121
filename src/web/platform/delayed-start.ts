import { fingerprint } from './fingerprint.ts';

/** Where the program's entry waits as text. */
export const DELAYED_ID = 'programa';

/**
 * Sent as it is written here, so it depends on nothing: starts the program once the page has
 * loaded and is idle, at the first sign of use, or after three seconds, whichever comes first.
 */
export const STARTER = `(function(){
var s=document.getElementById('${DELAYED_ID}');if(!s)return;var done=false;
function add(n,k,v){var e=document.createElement(n);for(var i in k)e[i]=k[i];if(v)e.textContent=v;document.head.appendChild(e)}
function go(){if(done)return;done=true;
s.dataset.modules.split(' ').forEach(function(h){add('link',{rel:'modulepreload',href:h})});
add('script',{type:'module'},s.textContent)}
function idle(){(window.requestIdleCallback||setTimeout)(go,{timeout:1000})}
['pointerdown','keydown','touchstart'].forEach(function(t){addEventListener(t,go,{once:true,passive:true,capture:true})});
if(document.readyState==='complete')idle();else addEventListener('load',idle,{once:true});
setTimeout(go,3000)})();`;

/** Another starter has another address, so each is kept for ever. */
export const STARTER_PATH = `/arranque/${fingerprint(STARTER)}.js`;
