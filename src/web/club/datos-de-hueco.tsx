import { club, type IdCentro } from '#club';
import type { Hueco } from '#contract/sitio/huecos.ts';
import { comoLlegarA } from '#contract/sitio/sitio.ts';
import { horasEnPalabras, tramosDelDia } from '#domain/club/horario.ts';
import { PalabrasDeCorreo } from './correo.tsx';
import { useHoy } from './hoy.ts';

type Proposito = (typeof club.buzones)[number]['proposito'];

/** Whose mailbox it is. */
const BUZONES: Readonly<Partial<Record<Hueco, Proposito>>> = {
  equipoEscuela: 'escuela',
  equipoPadel: 'padel',
  equipoCompeticion: 'competicion',
  equipoSecretaria: 'informacion',
};

/** What courts there are, where, until when today, and how to get there. */
function DeSede({ centro }: { centro: NonNullable<(typeof club.centros)[IdCentro]> }) {
  const hoy = useHoy();
  const tramos = hoy ? tramosDelDia(club.horarios.pistas, hoy.dia) : [];
  return (
    <>
      <ul aria-label="Pistas">
        {centro.pistas.map(({ deporte, numero, superficie }) => (
          <li key={deporte + superficie}>
            <b>{numero}</b> de {club.deportes[deporte].toLowerCase()}
            <span>, {superficie}</span>
          </li>
        ))}
      </ul>
      <span>{centro.direccion}</span>
      {tramos.length > 0 ? <span>Hoy, {horasEnPalabras(tramos)}</span> : null}
      <a href={comoLlegarA(centro)} rel="noopener">
        Cómo llegar<span className="visually-hidden"> a {centro.nombre}</span>
      </a>
    </>
  );
}

/** What the club's data say of whom or what a photograph shows. */
export function DatosDeHueco({ hueco }: { hueco: Hueco }) {
  const centro = hueco in club.centros ? club.centros[hueco as IdCentro] : undefined;
  if (centro) return <DeSede centro={centro} />;
  const buzon = club.buzones.find(({ proposito }) => proposito === BUZONES[hueco]);
  if (!buzon) return null;
  return (
    <>
      <span>{buzon.descripcion}</span>
      <a href={`mailto:${buzon.email}`}>
        <PalabrasDeCorreo email={buzon.email} />
      </a>
    </>
  );
}
