import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { CeldaNoEntendida, FilaAMano } from '#contract/liga/importar.ts';
import { type CampoDeHoja, type Celdas, tituloDeCampo } from '#domain/hoja/columnas.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge, type BadgeTone } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';

export const LISTA = cx('surface divide-y divide-hairline');

export const Ojo = ({ children }: { children: ReactNode }) => (
  <p className="text-s">
    <strong>Ojo: </strong>
    {children}
  </p>
);

type Mendar = (campo: CampoDeHoja, texto: string) => void;

type CeldaProps = { linea: number; celda: CeldaNoEntendida; escrito: string; mendar: Mendar };

/** A cell that is not understood, to be written again here; Enter or leaving it asks what it would do now. */
function Celda({ linea, celda: { campo, mensaje, propuestas }, escrito, mendar }: CeldaProps) {
  const [texto, setTexto] = useState(escrito);
  const dejar = () => {
    if (texto !== escrito) mendar(campo, texto);
  };
  return (
    <div className="grid items-start gap-x-3 gap-y-2 py-1 md:grid-cols-2">
      <TextInput
        label={`Fila ${linea}, ${tituloDeCampo(campo)}`}
        value={texto}
        error={mensaje}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        onBlur={dejar}
        onKeyDown={({ key }) => key === 'Enter' && dejar()}
      />
      {propuestas.length > 0 ? (
        // Beside the box, and not beside its words.
        <div className={cx(fields.buttons, 'md:pt-6')}>
          {propuestas.map((una) => (
            <Button key={una.texto} size="s" onClick={() => mendar(campo, una.texto)}>
              {una.etiqueta}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const OTRA = 'otra';

type QuienProps = Pick<FilaAMano, 'linea' | 'titulo' | 'posibles' | 'idJugador' | 'repite'> & {
  esQuien: (quien: number | 'otra') => void;
};

/** Whether it is somebody who is already there, or one more. */
function Quien({ linea, titulo, posibles, idJugador, repite, esQuien }: QuienProps) {
  if (repite !== null)
    return (
      <Button size="s" onClick={() => esQuien(OTRA)}>
        Son dos personas
      </Button>
    );
  if (posibles.length === 0) return null;
  return (
    <NativeSelect
      className="max-w-lg"
      label={`¿Quién es ${titulo}, de la fila ${linea}?`}
      value={idJugador === null ? OTRA : String(idJugador)}
      onChange={({ currentTarget: { value } }) => esQuien(value === OTRA ? OTRA : Number(value))}
      data={[
        ...posibles.map(({ id, etiqueta }) => ({
          value: String(id),
          label: `Es la misma persona: ${etiqueta}`,
        })),
        { value: OTRA, label: 'Es otra persona, nueva' },
      ]}
    />
  );
}

const QUE: Record<FilaAMano['que'], { palabra: string; tono: BadgeTone }> = {
  nueva: { palabra: 'Se crea', tono: 'ok' },
  cambia: { palabra: 'Cambia', tono: 'azul' },
  igual: { palabra: 'Ya está igual', tono: 'neutral' },
  mala: { palabra: 'Con errores', tono: 'bad' },
};

type Props = {
  fila: FilaAMano;
  celdas: Celdas;
  mendar: Mendar;
  esQuien: (quien: number | 'otra') => void;
  dejarFuera: () => void;
};

export function Fila({ fila, celdas, mendar, esQuien, dejarFuera }: Props) {
  const { linea, titulo, que, detalle, avisos, fallos } = fila;
  return (
    <li
      className="grid grid-cols-start items-start gap-x-3 gap-y-2 px-4 py-2 max-md:px-3 md:grid-cols-both"
      data-linea={linea}
    >
      <span className="min-w-8 text-ink-soft tabular-nums">
        <span className="visually-hidden">Fila </span>
        {linea}
      </span>
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p>
          <strong>{titulo}</strong> <Badge tone={QUE[que].tono}>{QUE[que].palabra}</Badge>
        </p>
        {detalle ? <p className="text-s text-ink-soft">{detalle}</p> : null}
        {avisos.map((aviso) => (
          <Ojo key={aviso}>{aviso}</Ojo>
        ))}
        {fallos.map((celda) => (
          <Celda
            key={`${celda.campo} ${celdas[celda.campo] ?? ''}`}
            linea={linea}
            celda={celda}
            escrito={celdas[celda.campo] ?? ''}
            mendar={mendar}
          />
        ))}
        <Quien {...fila} esQuien={esQuien} />
      </div>
      <Button
        size="s"
        className="max-md:col-start-2 max-md:justify-self-start"
        onClick={dejarFuera}
        aria-label={`Dejar fuera la fila ${linea}`}
      >
        Dejar fuera
      </Button>
    </li>
  );
}
