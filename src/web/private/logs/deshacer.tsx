import { useMutation, useQuery } from '@tanstack/react-query';
import type { Deshacer as Previa } from '#contract/operaciones.ts';
import { DIAS_DESHACER } from '#domain/registro/deshacer.ts';
import { frasesDeEfectos } from '#domain/registro/efectos.ts';
import { useAvisosDe } from '#web/club/avisos/avisos.tsx';
import { useUnaVez } from '#web/club/mesa/consultas.ts';
import { avisarFallo, useRecargar } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { DeskModal, DialogForm } from '#web/ui/desk/modal.tsx';
import { Waiting } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Of the list of the log: where the focus goes when the line it was on has changed. */
export const ID_LISTA = 'registros';

/** Asked when the dialog opens: what is in the way may have changed since the list was read. */
function usePrevia(id: number) {
  return useQuery({
    queryKey: ['registros', 'operacion', id],
    queryFn: () => call('GET /api/private/log/operaciones/:id', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

const RUTA = 'POST /api/private/log/operaciones/:id/deshacer';

/** The button that was pressed is gone with what it took back; whoever is elsewhere by then stays there. */
function tomarElFoco(): void {
  if (document.activeElement === document.body) document.getElementById(ID_LISTA)?.focus();
}

function useDeshacer(id: number, quiet: boolean, cerrar: () => void) {
  const recargar = useRecargar();
  return useMutation({
    mutationFn: () => call(RUTA, { params: { id } }, { quiet }),
    onSuccess: async () => {
      showToast('Deshecho: todo está como antes, y así consta en los registros.', 'success');
      cerrar();
      await recargar();
      requestAnimationFrame(tomarElFoco);
    },
    onError: (error) => {
      avisarFallo(error);
      recargar();
    },
  });
}

const Lista = ({ frases }: { frases: readonly string[] }) => (
  <ul className={fields.list}>
    {frases.map((frase) => (
      <li key={frase}>{frase}</li>
    ))}
  </ul>
);

/** What was done, as the log tells it. */
function Hecho({ lineas, cuantas }: Pick<Previa, 'lineas' | 'cuantas'>) {
  const resto = cuantas - lineas.length;
  return (
    <section aria-label="Lo que se hizo">
      <p>Lo que se hizo:</p>
      <Lista frases={lineas} />
      {resto > 0 ? <p>Y {cuantos(resto, 'cambio más', 'cambios más')}.</p> : null}
    </section>
  );
}

type PreguntaProps = { previa: Previa; cerrar: () => void };

function NoSePuede({ previa, cerrar }: PreguntaProps) {
  return (
    <div className={fields.stack}>
      <Hecho {...previa} />
      <section aria-label="Por qué no se puede deshacer">
        <p>
          <strong>Ahora no se puede deshacer:</strong>
        </p>
        <p>{previa.impedimento}</p>
      </section>
      <div className={fields.pair}>
        <Button onClick={cerrar} autoFocus data-autofocus>
          Cerrar
        </Button>
      </div>
    </div>
  );
}

/** In the list and in its dialog alike: as many as the log tells. */
const rotuloDe = (cuantas: number): string => (cuantas > 1 ? `Deshacer los ${cuantas}` : 'Deshacer');

function Pregunta({ previa, cerrar }: PreguntaProps) {
  const { nota, callar, mirando } = useAvisosDe(RUTA, { params: { id: previa.id } });
  const { mutateAsync, isPending } = useDeshacer(previa.id, callar, cerrar);
  const deshacer = useUnaVez(mutateAsync);
  return (
    <DialogForm
      action={rotuloDe(previa.cuantas)}
      look="danger"
      startsOnCancel
      disabled={mirando}
      busy={isPending}
      onSubmit={deshacer}
      onCancel={cerrar}
    >
      <Hecho {...previa} />
      <section aria-label="Lo que pasará">
        <p>
          <strong>Al deshacerlo:</strong>
        </p>
        <Lista frases={frasesDeEfectos(previa.efectos)} />
      </section>
      <p>Quedará en los registros, y también se podrá deshacer.</p>
      {nota}
    </DialogForm>
  );
}

function Dialogo({ id, cerrar }: { id: number; cerrar: () => void }) {
  const previa = usePrevia(id);
  const { data, isError } = previa;
  if (isError || !data) return <Waiting query={previa} kind="text" rows={4} />;
  const Contenido = data.impedimento !== null ? NoSePuede : Pregunta;
  return <Contenido previa={data} cerrar={cerrar} />;
}

type BotonProps = { que: string; cuantas: number; abrir: () => void };

/** Beside what was done: says how much goes with it, and asks before it takes anything back. */
export function BotonDeshacer({ que, cuantas, abrir }: BotonProps) {
  const rotulo = rotuloDe(cuantas);
  return (
    <Button size="s" look="ghost" onClick={abrir} aria-haspopup="dialog" aria-label={`${rotulo}: ${que}`}>
      {rotulo}
    </Button>
  );
}

/** Takes back everything that was done with a line, after saying what that means. One for the whole list. */
export function DialogoDeshacer({ operacion, cerrar }: { operacion: number | null; cerrar: () => void }) {
  return (
    <DeskModal opened={operacion !== null} onClose={cerrar} title="Deshacer">
      {operacion === null ? null : <Dialogo id={operacion} cerrar={cerrar} />}
    </DeskModal>
  );
}

/** For the head of the list. */
export const AVISO_DESHACER = `Lo guardado o borrado en los últimos ${DIAS_DESHACER} días se puede deshacer, con el botón de su fila.`;
