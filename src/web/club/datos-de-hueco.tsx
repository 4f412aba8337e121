import { club, type IdCentro } from '#club';
import type { Hueco } from '#contract/sitio/huecos.ts';
import { comoLlegarA } from '#contract/sitio/sitio.ts';
import { horasEnPalabras, tramosDelDia } from '#domain/club/horario.ts';
import { Correo } from './correo.tsx';
import { useHoy } from './hoy.ts';
import { pistasEnPalabras } from './pistas.ts';

type Proposito = (typeof club.buzones)[number]['proposito'];

/** Whose mailbox it is. */
const BUZONES: Readonly<Partial<Record<Hueco, Proposito>>> = {
  equipoEscuela: 'escuela',
  equipoPadel: 'padel',
  equipoCompeticion: 'competicion',
  equipoSecretaria: 'informacion',
};

/** Where it is, what there is, until when today, and how to get there. */
function DeSede({ centro }: { centro: NonNullable<(typeof club.centros)[IdCentro]> }) {
  const hoy = useHoy();
  const tramos = hoy ? tramosDelDia(club.horarios.pistas, hoy.dia) : [];
  return (
    <>
      <span>{centro.direccion}</span>
      {centro.pistas.length > 0 ? <span>Pistas: {pistasEnPalabras(centro.pistas)}</span> : null}
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
      <Correo email={buzon.email} />
    </>
  );
}
