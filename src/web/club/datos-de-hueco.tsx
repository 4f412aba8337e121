import { club, type IdCentro } from '#club';
import { type Hueco, tituloDeHueco } from '#contract/sitio/huecos.ts';
import { comoLlegarA } from '#contract/sitio/sitio.ts';
import { horasEnPalabras, tramosDelDia } from '#domain/club/horario.ts';
import { cx } from '#web/ui/cx.ts';
import { enUnaLinea } from './direccion.ts';
import { useHoy } from './hoy.ts';

type Proposito = (typeof club.buzones)[number]['proposito'];

/** Whose mailbox it is. */
const BUZONES: Readonly<Partial<Record<Hueco, Proposito>>> = {
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
export function DatosDeHueco({ hueco }: { hueco: Hueco }) {
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
