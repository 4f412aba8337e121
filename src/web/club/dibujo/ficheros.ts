import { club } from '#club';
import type { ClaveCms } from '#contract/sitio/cms.ts';
import type { Hueco } from '#contract/sitio/huecos.ts';
import { sobre } from '#domain/club/colores.ts';
import type { EscenaNoticia } from '#domain/noticia/escena.ts';

/** The drawings, as whoever draws leaves them in contenido/dibujos. docs/como/dibujo.md */
const LEIDOS = import.meta.glob<string>('../../../../contenido/dibujos/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const FICHEROS: ReadonlyMap<string, string> = new Map(
  Object.entries(LEIDOS).map(([ruta, svg]) => [
    ruta.slice(ruta.lastIndexOf('/') + 1, -'.svg'.length),
    svg.replace(/>\s+</g, '><').trim(),
  ]),
);

/** What can be named by a class of a drawing: a colour of the club, or what is painted over one of its courts. */
function coloresDeClase(): Readonly<Record<string, string>> {
  const { colores } = club;
  const { pista, tierra, tinta } = colores;
  return { ...colores, sobrePista: sobre(pista, tinta), sobreTierra: sobre(tierra, tinta) };
}

const REGLA = /(\.(\w+)(?:-linea)?\s*\{\s*(?:fill|stroke):\s*)#[0-9a-f]{6}/gi;

/** That drawing in the colours of the club; null when there is none. */
export function ficheroDe(nombre: string): string | null {
  const colores = coloresDeClase();
  const svg = FICHEROS.get(nombre);
  return (
    svg?.replace(REGLA, (regla: string, antes: string, clase: string) =>
      colores[clase] ? antes + colores[clase] : regla,
    ) ?? null
  );
}

/** What is drawn beside a text; beside the others, the house of the club. */
const DE_TEXTO: Readonly<Partial<Record<string, EscenaNoticia>>> = {
  club_quienes_somos: 'pista',
  club_unete_a_nosotros: 'asamblea',
  escuela_normas: 'escuela',
  competicion_liga_social_presentacion: 'copa',
  competicion_liga_social_normas: 'calendario',
  competicion_liga_infantil_presentacion: 'escuela',
  competicion_liga_infantil_normas: 'escuela',
  competicion_maraton_presentacion: 'maraton',
  competicion_maraton_normas: 'maraton',
  servicios_taller_encordado: 'raqueta',
} satisfies Partial<Record<ClaveCms, EscenaNoticia>>;

/** Places for a photograph where what is drawn has another name. */
const DE_HUECO: Readonly<Partial<Record<string, string>>> = {
  inicio: 'noticia-asamblea',
  campus: 'noticia-campus',
  escuela: 'clase-todas',
} satisfies Partial<Record<Hueco, string>>;

/** `clase-padel` is that of the news about padel, and a class without any has that of the school. */
export function dibujoDeNombre(nombre: string): string | null {
  const [clase, ...resto] = nombre.split('-');
  const suyo = resto.join('-');
  if (clase === 'texto') return ficheroDe(`noticia-${DE_TEXTO[suyo] ?? 'club'}`);
  if (clase === 'gente' && Object.hasOwn(DE_HUECO, suyo)) return ficheroDe(DE_HUECO[suyo] ?? '');
  if (clase === 'clase')
    return ficheroDe(nombre) ?? ficheroDe(`noticia-${suyo}`) ?? ficheroDe('noticia-escuela');
  return ficheroDe(nombre);
}
