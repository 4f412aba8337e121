import { type FormEvent, useState } from 'react';
import type { Mi } from '#contract/cuentas/mi.ts';
import type { Dia } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { errorDeAusencia } from '#domain/persona/enlace-personal.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Hacer } from './hacer.ts';
import styles from './mi.module.css';

type Tramo = Mi['ausencias'][number];

const enPalabras = ({ desde, hasta }: Tramo): string =>
  desde === hasta ? fechaSemana(desde) : `del ${fechaSemana(desde)} al ${fechaSemana(hasta)}`;

type Props = { token: string; ausencias: readonly Tramo[]; hoy: Dia; hacer: Hacer };

function Formulario({ token, hoy, hacer }: Omit<Props, 'ausencias'>) {
  const [desde, setDesde] = useState('');
  const [hasta, setHasta] = useState('');
  const [ocupado, setOcupado] = useState(false);
  const [error, setError] = useState<string>();
  const enviar = async (event: FormEvent) => {
    event.preventDefault();
    const tramo = { desde, hasta: hasta || desde };
    const fallo = desde === '' ? 'Elige el primer día que no puedes.' : errorDeAusencia(tramo, hoy);
    setError(fallo ?? undefined);
    if (fallo !== null || ocupado) return;
    setOcupado(true);
    const hecho = await hacer(
      call('POST /api/mi/ausencia', { body: { token, ...tramo } }),
      'Apuntado: esos días no te pondremos partidos',
    );
    setOcupado(false);
    if (!hecho) return;
    setDesde('');
    setHasta('');
  };
  return (
    <form className={styles.formulario} onSubmit={enviar} noValidate>
      <div className={styles.fechas}>
        <TextField
          label="No puedo del"
          type="date"
          min={hoy}
          required
          value={desde}
          error={error}
          onChange={({ currentTarget }) => setDesde(currentTarget.value)}
        />
        <TextField
          label="al"
          type="date"
          min={desde || hoy}
          value={hasta}
          onChange={({ currentTarget }) => setHasta(currentTarget.value)}
        />
      </div>
      <Button type="submit" look="action" busy={ocupado}>
        Apuntar
      </Button>
    </form>
  );
}

/** The days they cannot play, told by themselves. */
export function Ausencias({ token, ausencias, hoy, hacer }: Props) {
  return (
    <section className={styles.tarjeta}>
      <h2>Días que no puedo</h2>
      <Formulario token={token} hoy={hoy} hacer={hacer} />
      {ausencias.length === 0 ? <p className={styles.suave}>No has apuntado ninguno.</p> : null}
      <ul className={styles.lista}>
        {ausencias.map((tramo) => (
          <li key={tramo.desde} className={styles.ausencia}>
            <span>{enPalabras(tramo)}</span>
            <Button
              size="s"
              onClick={() =>
                hacer(call('POST /api/mi/ausencia/quitar', { body: { token, ...tramo } }), 'Quitado')
              }
            >
              Quitar<span className="visually-hidden"> {enPalabras(tramo)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
