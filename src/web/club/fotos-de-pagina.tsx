import { club, type IdCentro } from '#club';
import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { type Hueco, tituloDeHueco } from '#contract/sitio/huecos.ts';
import { comoLlegarA, dibujoDeHueco } from '#contract/sitio/sitio.ts';
import { horasEnPalabras, tramosDelDia } from '#domain/club/horario.ts';
import { cx } from '#web/ui/cx.ts';
import { enUnaLinea } from './direccion.ts';
import { Foto } from './noticia.tsx';
import { useHoy } from './use-ahora.ts';

/** Whose mailbox it is. */
const BUZONES: Readonly<Partial<Record<Hueco, (typeof club.buzones)[number]['proposito']>>> = {
  equipoEscuela: 'escuela',
  equipoPadel: 'padel',
  equipoCompeticion: 'competicion',
  equipoSecretaria: 'informacion',
};

const buzonDe = (hueco: Hueco) => club.buzones.find(({ proposito }) => proposito === BUZONES[hueco]);

/** Who it shows, if anybody has said. */
export const nombreEn = (hueco: Hueco): string => buzonDe(hueco)?.quien ?? '';

/** What one writes to them about. */
export const asuntosEn = (hueco: Hueco): string => buzonDe(hueco)?.descripcion ?? '';

const ENLACE = cx('justify-self-start py-1 font-semibold');

/** What courts there are, where, until when today, and how to get there. */
function DeSede({ centro }: { centro: NonNullable<(typeof club.centros)[IdCentro]> }) {
  const hoy = useHoy();
  const tramos = hoy ? tramosDelDia(club.horarios.pistas, hoy.dia) : [];
  return (
    <>
      <ul aria-label="Pistas" className="mb-2 grid gap-1 text-m">
        {centro.pistas.map(({ deporte, numero, superficie }) => (
          <li key={deporte + superficie}>
            <span className="text-ink">
              <b className="figure">{numero}</b> {numero === 1 ? 'pista' : 'pistas'} de{' '}
              {club.deportes[deporte].toLowerCase()}
            </span>
            , {superficie}
          </li>
        ))}
      </ul>
      <span className="text-balance">{enUnaLinea(centro.direccion)}</span>
      {tramos.length > 0 ? <span>Hoy, {horasEnPalabras(tramos)}</span> : null}
      <a href={comoLlegarA(centro)} rel="noopener" className={ENLACE}>
        Cómo llegar<span className="visually-hidden"> a {centro.nombre}</span>
      </a>
    </>
  );
}

/** Who or what a photograph shows, and what the club's data say of it. */
function DatosDeHueco({ hueco }: { hueco: Hueco }) {
  const { pie } = tituloDeHueco(hueco);
  const centro = hueco in club.centros ? club.centros[hueco as IdCentro] : undefined;
  const buzon = buzonDe(hueco);
  return (
    <>
      <strong className="font-display text-l text-ink">{buzon?.quien || pie}</strong>
      {buzon?.quien ? <span className="text-ink">{pie}</span> : null}
      {centro ? <DeSede centro={centro} /> : null}
      {buzon ? (
        <>
          <span>{buzon.descripcion}</span>
          <a href={`mailto:${buzon.email}`} className={ENLACE}>
            Escribir<span className="visually-hidden"> a {pie}</span>
          </a>
        </>
      ) : null}
    </>
  );
}

type ImagenProps = { hueco: Hueco; fotos: readonly FotoDeHueco[]; sizes: string; prioridad?: boolean };

const ES_DEL_EQUIPO = /^equipo/;

/** Of who it will show: "NB". */
const inicialesEn = (hueco: Hueco): string =>
  (nombreEn(hueco) || tituloDeHueco(hueco).pie)
    .split(' ')
    .filter((palabra) => /^\p{Lu}/u.test(palabra))
    .slice(0, 2)
    .map(([letra]) => letra)
    .join('');

/** Of somebody of the team, their initials until there is a photograph. */
const Iniciales = ({ hueco }: { hueco: Hueco }) => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className="bg-azul-out fill-current text-on-deep">
    <text x="50" y="60" textAnchor="middle" className="font-display" fontSize="28" fontWeight="700">
      {inicialesEn(hueco)}
    </text>
  </svg>
);

/** The photograph of that place, or its drawing, which says nothing that the words beside it do not. */
export function ImagenDeHueco({ hueco, fotos, sizes, prioridad = false }: ImagenProps) {
  const foto = fotos.find((una) => una.hueco === hueco);
  if (foto) return <Foto foto={foto} sizes={sizes} prioridad={prioridad} />;
  if (ES_DEL_EQUIPO.test(hueco)) return <Iniciales hueco={hueco} />;
  return (
    <img
      src={`/dibujos/gente-${dibujoDeHueco(hueco)}.svg`}
      alt=""
      loading={prioridad ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

type FotosProps = { huecos: readonly Hueco[]; fotos: readonly FotoDeHueco[]; retratos?: boolean };

/** The photographs of a page, each with its words; one alone, without them. */
export function FotosDePagina({ huecos, fotos, retratos = false }: FotosProps) {
  const sola = huecos.length === 1;
  return (
    <div
      className={cx('grid gap-4 print:hidden', sola ? '' : 'md:grid-cols-2', retratos && 'lg:grid-cols-4')}
    >
      {huecos.map((hueco) => (
        <figure
          key={hueco}
          className={cx(
            'overflow-clip',
            sola ? 'rounded-l' : 'surface',
            retratos && 'grid grid-cols-start lg:grid-cols-1',
          )}
        >
          <div
            className={cx(
              'overflow-hidden **:size-full **:object-cover',
              retratos ? 'w-thumb lg:aspect-3/2 lg:w-full' : 'aspect-2/1 **:object-bottom',
              sola && 'relative **:absolute **:inset-0 lg:aspect-auto lg:h-full',
            )}
          >
            <ImagenDeHueco
              hueco={hueco}
              fotos={fotos}
              sizes="(min-width: 48rem) 36rem, 92vw"
              prioridad={sola}
            />
          </div>
          {sola ? null : (
            <figcaption className="grid content-start gap-1 p-4 text-s text-ink-soft">
              <DatosDeHueco hueco={hueco} />
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}
