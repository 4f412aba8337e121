const APARTADO = /<h2>([^<]*)<\/h2>/g;

/** A long text with an id on each of its headings, and the list of links to them, folded or not; null of one that needs none. */
export function conIndice(html: string, abierto = false): { html: string; indice: string | null } {
  const enlaces: string[] = [];
  const numerado = html.replace(APARTADO, (_, titulo: string) => {
    const id = `apartado-${enlaces.length + 1}`;
    enlaces.push(`<li><a href="#${id}">${titulo}</a></li>`);
    return `<h2 id="${id}">${titulo}</h2>`;
  });
  return {
    html: numerado,
    indice:
      enlaces.length > 1
        ? `<details${abierto ? ' open' : ''}><summary>En esta página</summary><ol>${enlaces.join('')}</ol></details>`
        : null,
  };
}
