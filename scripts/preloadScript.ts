/** Builds the shell's script that preloads the code of the page in the address; the build replaces `PAGES` and `WORKER`. */
export const preloadScript = [
  '{const page=(PAGES)[location.pathname.replace(/\\/+$/,"")]??[],worker=navigator.serviceWorker?.controller?WORKER:[];',
  'for(const href of new Set([...page,...worker])){',
  'const style=href.endsWith(".css"),link=document.createElement("link");',
  'Object.assign(link,{rel:style?"preload":"modulepreload",crossOrigin:"",href});',
  'if(style)link.as="style";document.head.append(link)}}',
].join('');
