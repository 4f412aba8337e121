import { useState } from 'react';
import { club } from '#club';
import type { EnPie, Mi } from '#contract/cuentas/mi.ts';
import { buzonDe } from '#contract/solicitudes/buzones.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import type { Hacer } from './hacer.ts';

export const cuandoYConQuien = ({ fecha, rival }: EnPie): string =>
  `${fechaSemana(fecha)}, ${horaDe(fecha)}, contra ${rival}`;

const SI_SE_APLAZA: Record<NonNullable<Mi['modoDeQuedar']>, string> = {
  reserva: 'Si lo aplaza, elegiréis aquí el nuevo día entre los dos.',
  confirma: 'Si lo aplaza, propondréis aquí el nuevo día entre los dos, y lo confirma el club.',
};

export const Contacto = () => (
  <>
    <a href={`tel:${club.telefonoEnlace}`}>{club.telefono}</a>,{' '}
    <a href={`mailto:${buzonDe('competicion')}`}>{buzonDe('competicion')}</a>
  </>
);

type OtroDiaProps = { token: string; partido: EnPie; mi: Pick<Mi, 'modoDeQuedar'>; hacer: Hacer };

/** What they may ask the club about a match in place, or what became of it. docs/reglas/enlaces-personales.md */
export function OtroDia({ token, partido, mi: { modoDeQuedar }, hacer }: OtroDiaProps) {
  const [ocupado, setOcupado] = useState(false);
  const { id, fecha, peticion } = partido;
  const pedir = async (pide: boolean, hecho: string) => {
    if (ocupado) return;
    setOcupado(true);
    await hacer(call('POST /api/mi/otro-dia', { body: { token, id, pide } }), hecho);
    setOcupado(false);
  };
  const cual = <span className="visually-hidden"> para el partido del {cuandoYConQuien(partido)}</span>;
  if (peticion === 'denegada')
    return (
      <p>
        <strong>El club contesta que se juega ese día.</strong> Si no puedes, habla con él: <Contacto />.
      </p>
    );
  if (fecha <= ahoraDelClub()) return null;
  if (peticion === 'pedida')
    return (
      <>
        <p>
          <strong>Has pedido otro día.</strong> El partido sigue en pie hasta que el club conteste; a tu rival
          se lo dice el club. {modoDeQuedar ? SI_SE_APLAZA[modoDeQuedar] : null} Si corre prisa: <Contacto />.
        </p>
        <Button size="s" busy={ocupado} onClick={() => pedir(false, 'Ya no pides otro día')}>
          Ya no lo pido{cual}
        </Button>
      </>
    );
  return (
    <Button
      size="s"
      busy={ocupado}
      onClick={() => pedir(true, 'Pedido al club: el partido sigue en pie hasta que conteste')}
    >
      Pedir otro día{cual}
    </Button>
  );
}
