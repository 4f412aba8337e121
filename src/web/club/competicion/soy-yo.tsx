import { useState } from 'react';
import { Form, Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { dePila } from '#domain/texto.ts';
import { useIsHydrated } from '#web/platform/document.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { TextField } from '#web/ui/field.tsx';
import { olvidarme, soyYo, useYo, type Yo } from './yo.ts';

const enfocar = (elemento: HTMLElement | null): void => elemento?.focus({ preventScroll: true });

/** As wide as what comes: who has said who they are is not asked. */
const Esperando = ({ soy, jugador }: { soy: string; jugador: Yo }) => (
  <>
    <span className="yo:hidden">{soy}</span>
    <span className="hidden yo:inline">Tú contra {dePila(jugador.nombre)}</span>
  </>
);

/**
 * Says on this device who one is; of whoever has said it, that it is them, and of anybody else the way to the two
 * face to face. Without the program there is nothing to press.
 */
export function SoyYo({ jugador, entero }: { jugador: Yo; entero?: boolean }) {
  const soy = entero ? 'Soy yo: recordarme' : 'Soy yo';
  const yo = useYo();
  const [dicho, decir] = useState(false);
  const lista = useIsHydrated();
  const decirlo = () => {
    soyYo(jugador);
    decir(true);
  };
  if (!lista || !yo)
    return (
      <Button size="s" className={lista ? '' : cx('noscript:hidden yo:invisible')} onClick={decirlo}>
        {lista ? soy : <Esperando soy={soy} jugador={jugador} />}
      </Button>
    );
  if (yo.id !== jugador.id)
    return (
      <ButtonLink size="s" to={rutas.caraACara(yo.id, jugador.id)} aria-label={`Tú contra ${jugador.nombre}`}>
        Tú contra {dePila(jugador.nombre)}
      </ButtonLink>
    );
  // The button that was pressed is gone: the focus stays where it was.
  return (
    <span tabIndex={-1} ref={dicho ? enfocar : undefined}>
      <Badge tone="bola">Eres tú</Badge>
    </span>
  );
}

function QuienEres() {
  const yo = useYo();
  if (!yo)
    return (
      <p className="text-ink-soft text-s">
        Si eres tú, este dispositivo puede recordarlo y enseñarte tu próximo partido.
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-s">
      <span>
        En este dispositivo eres <Link to={rutas.jugador(yo.id)}>{yo.nombre}</Link>
        {yo.nombre.endsWith('.') ? null : '.'}
      </span>
      <Button size="s" look="ghost" onClick={olvidarme}>
        Olvidarme
      </Button>
    </p>
  );
}

type BuscarProps = {
  nombre?: string;
  /** Whose rival is looked for; without them, anybody. */
  contra?: Yo | null;
  /** It is what one comes to the page for. */
  autoFocus?: boolean;
};

/** Finds a player from any page of the competition; whoever has said who they are is told so. */
export function BuscarJugador({ nombre = '', contra, autoFocus }: BuscarProps) {
  return (
    <section
      aria-label="Buscar un jugador"
      className="surface grid gap-3 p-4 lg:grid-cols-2 lg:items-end lg:gap-x-8 print:hidden"
    >
      <Form action={rutas.jugadores()} role="search" className="flex max-w-lg items-end gap-2">
        {contra ? <input type="hidden" name="contra" value={contra.id} /> : null}
        <div className="grow">
          <TextField
            label={contra ? 'Nombre del rival' : 'Buscar un jugador'}
            name="nombre"
            type="search"
            autoComplete="off"
            placeholder="Nombre o apellido"
            required
            autoFocus={autoFocus}
            defaultValue={nombre}
          />
        </div>
        <Button look="primary" type="submit">
          Buscar
        </Button>
      </Form>
      {contra ? null : <QuienEres />}
    </section>
  );
}
