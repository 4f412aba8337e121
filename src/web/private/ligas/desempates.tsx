import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { CRITERIOS, type Criterio, type SiIgualan } from '#domain/liga/reglas.ts';
import { enLista } from '#domain/texto.ts';
import { Button } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { enfocarEnOrden, Ordenados } from './ordenados.tsx';

export const CRITERIOS_TEXTO: Record<Criterio, { nombre: string; explica: string }> = {
  directo: {
    nombre: 'Enfrentamiento directo',
    explica: 'Solo cuando empatan dos: quién ganó entre ellos.',
  },
  sets: { nombre: 'Sets', explica: 'Los ganados frente a los perdidos en toda la liga.' },
  juegos: { nombre: 'Juegos', explica: 'Los ganados frente a los perdidos en toda la liga.' },
  menosWo: { nombre: 'Menos incomparecencias', explica: 'Quién ha faltado menos veces.' },
  puntosEntre: {
    nombre: 'Puntos entre los empatados',
    explica: 'Liguilla: solo cuentan los partidos de unos contra otros.',
  },
  setsEntre: {
    nombre: 'Sets entre los empatados',
    explica: 'Los ganados frente a los perdidos, solo en los partidos de unos contra otros.',
  },
  juegosEntre: {
    nombre: 'Juegos entre los empatados',
    explica: 'Los ganados frente a los perdidos, solo en los partidos de unos contra otros.',
  },
  menosPartidos: {
    nombre: 'Menos partidos jugados',
    explica: 'Con los mismos puntos, quien ha jugado menos va delante.',
  },
};

export const SI_IGUALAN: Record<SiIgualan, string> = {
  seDecide: 'Se decide en el cierre',
  sorteo: 'Al cierre, por sorteo',
  partido: 'Un partido de desempate, si son dos; si son más, se decide en el cierre',
  mano: 'A mano: el club dice quién y por qué',
};

/** Tie-breaks left out of the league's list, in the usual order. */
export const sinUsar = (desempates: readonly Criterio[]): Criterio[] =>
  CRITERIOS.filter((criterio) => !desempates.includes(criterio));

/** In the order in which leagues use them: what was played among the tied before the whole league. */
const DE_COSTUMBRE: readonly Criterio[] = [
  'directo',
  'puntosEntre',
  'setsEntre',
  'juegosEntre',
  'sets',
  'juegos',
  'menosWo',
  'menosPartidos',
];

/** In its usual place: before the first one that is used after it. The others stay as they were put. */
export function conCriterio(desempates: readonly Criterio[], nuevo: Criterio): Criterio[] {
  const suyo = DE_COSTUMBRE.indexOf(nuevo);
  const lugar = desempates.findIndex((criterio) => DE_COSTUMBRE.indexOf(criterio) > suyo);
  return desempates.toSpliced(lugar < 0 ? desempates.length : lugar, 0, nuevo);
}

/** Tells a league of what it could use: a tie-break that came after its rules were made is not in them. */
export function avisoSinUsar(desempates: readonly Criterio[]): string | null {
  const sobran = sinUsar(desempates);
  if (sobran.length === 0) return null;
  const nombres = enLista(sobran.map((criterio) => `«${CRITERIOS_TEXTO[criterio].nombre}»`));
  return sobran.length === 1
    ? `Hay un criterio que esta liga no usa: ${nombres}. Si hace falta, añádelo: entra en su puesto de costumbre.`
    : `Hay criterios que esta liga no usa: ${nombres}. Si hacen falta, añádelos: entran en su puesto de costumbre.`;
}

type DesempatesProps = {
  valor: readonly Criterio[];
  onCambio: (desempates: Criterio[]) => void;
  error?: ReactNode;
};

function SinUsar({ valor, onCambio }: Omit<DesempatesProps, 'error'>) {
  const aviso = avisoSinUsar(valor);
  if (aviso === null) return null;
  // Its button goes: the focus is where it can be moved from.
  const anadir = (criterio: Criterio) => {
    onCambio(conCriterio(valor, criterio));
    enfocarEnOrden(criterio, -1);
  };
  return (
    <>
      <p>{aviso}</p>
      <div className={fields.buttons}>
        {sinUsar(valor).map((criterio) => (
          <Button key={criterio} size="s" onClick={() => anadir(criterio)}>
            Añadir {CRITERIOS_TEXTO[criterio].nombre.toLowerCase()}
          </Button>
        ))}
      </div>
    </>
  );
}

const ID_ERROR = 'error-de-los-desempates';

/** The order in which ties are broken, changed by buttons. docs/reglas/clasificacion.md */
export const Desempates = ({ valor, onCambio, error }: DesempatesProps) => (
  <>
    <Ordenados
      etiqueta="Desempates, por orden"
      valor={valor}
      onCambio={onCambio}
      textos={(criterio) => {
        const { nombre, explica } = CRITERIOS_TEXTO[criterio];
        return { nombre, explica, enBoton: nombre.toLowerCase() };
      }}
      sePuedeQuitar
      falta={error ? ID_ERROR : undefined}
    />
    {error ? (
      <Input.Error role="alert" id={ID_ERROR}>
        {error}
      </Input.Error>
    ) : null}
    <SinUsar valor={valor} onCambio={onCambio} />
  </>
);
