import { Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Rastros as Hallados } from '#contract/rastros.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { useUnaVez } from '#web/club/mesa/consultas.ts';
import { avisarFallo, useRecargar } from '#web/club/mesa/ficha.tsx';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import fields from '#web/ui/desk/desk.module.css';
import { Notice } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { ID_LISTA } from './deshacer.tsx';
import styles from './logs.module.css';
import {
  consecuencias,
  type Eleccion,
  GRUPOS,
  type Grupo,
  hayAlgo,
  inicial,
  presentes,
} from './rastros-frases.ts';

type Props = { nombre: string; rastros: Hallados; cerrar: () => void; releer: () => unknown };

function useBorrar({ nombre, cerrar, releer }: Props, eleccion: Eleccion) {
  const recargar = useRecargar();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call('POST /api/private/log/nombres/borrar', { body: { nombre, ...eleccion } }),
    onSuccess: async () => {
      showToast('Su nombre ya no está donde se ha marcado, y así consta en los registros.', 'success');
      cerrar();
      await recargar();
      requestAnimationFrame(() => document.getElementById(ID_LISTA)?.focus());
    },
    onError: (error) => {
      avisarFallo(error);
      releer();
    },
  });
  return { borrar: useUnaVez(mutateAsync), borrando: isPending };
}

/** Somebody of the club is called the same: nothing is marked for whoever it is about. */
function Homonimos({ homonimos }: Pick<Hallados, 'homonimos'>) {
  if (homonimos.length === 0) return null;
  return (
    <Notice tone="warn" title="En el club hay alguien que se llama o se llamó así">
      <p>
        {homonimos.map(({ id, nombre }) => (
          <span key={id}>
            <Link to={rutasPrivadas.jugador(id)}>{nombre}</Link>{' '}
          </span>
        ))}
      </p>
      <p>
        Los registros no dicen de quién de los dos es cada línea: no hay ninguna marcada. Marca solo las de
        quien ya no está; las demás se quedan como están.
      </p>
    </Notice>
  );
}

type ListaProps = { grupo: Grupo; rastros: Hallados; marcados: readonly number[]; marcar: Marcar };
type Marcar = (ids: readonly number[], marcado: boolean) => void;

/** What names them, each with its box. */
function Lista({ grupo, rastros, marcados, marcar }: ListaProps) {
  const { titulo, filas: filasDe } = GRUPOS[grupo];
  const filas = filasDe(rastros);
  const ids = filas.map(({ id }) => id);
  const todas = marcados.length === ids.length;
  if (filas.length === 0) return null;
  return (
    <fieldset className={styles.grupo}>
      <legend>
        <strong>{titulo(filas.length)}</strong>
      </legend>
      {filas.length > 1 ? (
        <Checkbox
          label="Todas"
          checked={todas}
          indeterminate={!todas && marcados.length > 0}
          onChange={({ currentTarget }) => marcar(ids, currentTarget.checked)}
        />
      ) : null}
      <ul className={styles.rastros}>
        {filas.map(({ id, texto }) => (
          <li key={id}>
            <Checkbox
              label={texto}
              checked={marcados.includes(id)}
              onChange={({ currentTarget }) => marcar([id], currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** What is marked outlives a reading that comes after a failure; of what is no longer there, nothing is. */
function useEleccion(rastros: Hallados) {
  const [marcada, setEleccion] = useState<Eleccion>(() => inicial(rastros));
  const eleccion = presentes(marcada, rastros);
  const marcar =
    (grupo: Grupo): Marcar =>
    (ids, marcado) =>
      setEleccion((antes) => ({
        ...antes,
        [grupo]: [...antes[grupo].filter((id) => !ids.includes(id)), ...(marcado ? ids : [])],
      }));
  return { eleccion, marcar };
}

type ListasProps = { rastros: Hallados; uso: ReturnType<typeof useEleccion> };

const Listas = ({ rastros, uso: { eleccion, marcar } }: ListasProps) =>
  (Object.keys(GRUPOS) as Grupo[]).map((grupo) => (
    <Lista key={grupo} grupo={grupo} rastros={rastros} marcados={eleccion[grupo]} marcar={marcar(grupo)} />
  ));

const Pasara = ({ frases }: { frases: readonly string[] }) => (
  <ul className={fields.list} aria-label="Lo que pasará">
    {frases.map((frase) => (
      <li key={frase}>{frase}</li>
    ))}
  </ul>
);

/** Where somebody is named, what is chosen of it, and what erasing it does: for good, with everything said first. */
export function Rastros(props: Props) {
  const { nombre, rastros, cerrar } = props;
  const uso = useEleccion(rastros);
  const [entendido, setEntendido] = useState(false);
  const { borrar, borrando } = useBorrar(props, uso.eleccion);
  const frases = consecuencias(rastros, uso.eleccion);
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (entendido && frases.length > 0) borrar();
  };
  if (!hayAlgo(rastros)) return <p role="status">Nadie se llama «{nombre}» en los registros.</p>;
  return (
    <form className={fields.stack} onSubmit={enviar} noValidate>
      <Homonimos homonimos={rastros.homonimos} />
      <Listas rastros={rastros} uso={uso} />
      <Pasara frases={frases} />
      <Checkbox
        label="Entiendo que no se puede deshacer"
        checked={entendido}
        onChange={({ currentTarget }) => setEntendido(currentTarget.checked)}
      />
      <div className={fields.pair}>
        <Button type="submit" look="danger" disabled={!entendido || frases.length === 0} busy={borrando}>
          Borrar su nombre
        </Button>
        <Button onClick={cerrar}>Cancelar</Button>
      </div>
    </form>
  );
}
