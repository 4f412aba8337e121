import { useEffect, useState } from 'react';
import type { AcabaDe } from '#contract/cuentas/mis-partidos.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { ANOTADO, Apartado, LISTA, SUAVE } from './apartado.tsx';
import type { HacerCon } from './mis-partidos.tsx';

const cuando = ({ fecha }: AcabaDe): string => `${fechaSemana(fecha)}, ${horaDe(fecha)}`;

const FRASES: Record<AcabaDe['hecho'], (acto: AcabaDe) => string> = {
  dicho: (acto) => `Has dicho cómo acabó tu partido contra ${acto.rival} (${cuando(acto)}).`,
  publicado: (acto) =>
    `Se ha publicado el resultado de tu partido contra ${acto.rival} (${cuando(acto)}): ya cuenta en la clasificación.`,
  reservado: (acto) => `Has fijado tu partido contra ${acto.rival}: ${cuando(acto)}.`,
};

type Props = { token: string; actos: readonly AcabaDe[]; hacer: HacerCon };

function Fila({ token, acto, hacer }: { acto: AcabaDe } & Omit<Props, 'actos'>) {
  const [ocupado, setOcupado] = useState(false);
  const [vive, setVive] = useState(true);
  useEffect(() => {
    const reloj = setTimeout(() => setVive(false), acto.quedan * 1000);
    return () => clearTimeout(reloj);
  }, [acto.quedan]);
  const deshacer = async () => {
    if (ocupado) return;
    setOcupado(true);
    const body = { token, id: acto.id };
    await hacer(call('POST /api/mi/deshacer', { body }), () => 'Deshecho: todo está como antes', true);
    setOcupado(false);
  };
  return (
    <li className={ANOTADO}>
      <span>
        {FRASES[acto.hecho](acto)}{' '}
        <span className={SUAVE}>Se puede deshacer hasta las {horaDe(acto.hasta)}.</span>
      </span>
      {vive ? (
        <Button size="s" busy={ocupado} onClick={deshacer}>
          Deshacer
          <span className="visually-hidden"> lo último del partido contra {acto.rival}</span>
        </Button>
      ) : null}
    </li>
  );
}

/** What they have just done and can still take back. docs/reglas/enlaces-personales.md */
export function AcabasDe({ actos, ...resto }: Props) {
  if (actos.length === 0) return null;
  return (
    <Apartado titulo="Acabas de hacerlo">
      <ul className={LISTA}>
        {actos.map((acto) => (
          <Fila key={acto.id} acto={acto} {...resto} />
        ))}
      </ul>
    </Apartado>
  );
}
