import { Checkbox, Radio, TextInput } from '@mantine/core';
import { CampoDia } from '#web/club/mesa/campo-dia.tsx';
import { Button } from '#web/ui/button.tsx';
import desk from '#web/ui/desk/desk.module.css';
import fields from '#web/ui/desk/fields.module.css';
import { Notice } from '#web/ui/states.tsx';
import { Desde, QuizaJugados } from './desde.tsx';
import type { Fallo } from './use-dia-nuevo.ts';
import type { Modo, UsoSuspension } from './use-suspension.ts';

const MODOS: readonly { value: Modo; label: string }[] = [
  { value: 'otro-dia', label: 'Pasarlos a otro día: misma hora y pista, o lo más cerca que quepan' },
  { value: 'sin-fecha', label: 'Quitarlos del calendario: la próxima propuesta les buscará sitio' },
];

function OtroDia({ uso }: { uso: UsoSuspension }) {
  return (
    <div className={fields.row}>
      <CampoDia
        label="Nuevo día"
        required
        value={uso.otroDia}
        onChange={uso.setOtroDia}
        error={uso.reparo}
        description="Quien ese día no pueda o no quepa, queda para la próxima propuesta."
      />
      <TextInput
        label="Nota para las observaciones"
        description="La ve todo el mundo en el partido. Vacía, no se anota nada."
        maxLength={200}
        value={uso.nota}
        onChange={({ currentTarget }) => uso.setNota(currentTarget.value)}
      />
    </div>
  );
}

/** The server did not tell the new day: what it said, beside what is chosen, which stays. */
function SinComprobar({ fallo: { mensaje, reintentar, reintentando } }: { fallo: Fallo }) {
  return (
    <div role="alert">
      <Notice tone="bad" title="No se ha podido comprobar el nuevo día">
        <p>{mensaje}</p>
        <Button size="s" onClick={reintentar} busy={reintentando}>
          Comprobarlo otra vez
        </Button>
      </Notice>
    </div>
  );
}

/** What is done with the matches that are marked. */
export function Destino({ uso }: { uso: UsoSuspension }) {
  const { partidos, marcados, modo } = uso;
  const todos = marcados.length === partidos.length;
  const ids = partidos.map(({ id }) => id);
  return (
    <fieldset className={desk.section}>
      <legend className={desk.legend}>Qué se hace con ellos</legend>
      <Radio.Group
        aria-label="Qué se hace con ellos"
        value={modo}
        onChange={(valor) => uso.setModo(valor as Modo)}
      >
        <div className={fields.stack}>
          {MODOS.map((opcion) => (
            <Radio key={opcion.value} {...opcion} />
          ))}
        </div>
      </Radio.Group>
      {modo === 'otro-dia' ? <OtroDia uso={uso} /> : null}
      {uso.fallo ? <SinComprobar fallo={uso.fallo} /> : null}
      <div className={fields.row}>
        <Desde uso={uso} />
      </div>
      <QuizaJugados uso={uso} />
      <Checkbox
        label="Suspender todos los de ese día"
        checked={todos}
        indeterminate={!todos && marcados.length > 0}
        onChange={({ currentTarget }) => uso.marcar(ids, currentTarget.checked)}
      />
    </fieldset>
  );
}
