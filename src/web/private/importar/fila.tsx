import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CeldaNoEntendida, FilaAMano } from '#contract/liga/importar.ts';
import { type CampoDeHoja, type Celdas, tituloDeCampo } from '#domain/hoja/columnas.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge, type BadgeTone } from '#web/ui/card.tsx';
import fields from '#web/ui/desk/desk.module.css';
import styles from './importar.module.css';

type Mendar = (campo: CampoDeHoja, texto: string) => void;

type CeldaProps = { linea: number; celda: CeldaNoEntendida; escrito: string; mendar: Mendar };

/** A cell that is not understood, to be written again here; Enter or leaving it asks what it would do now. */
function Celda({ linea, celda: { campo, mensaje, propuestas }, escrito, mendar }: CeldaProps) {
  const [texto, setTexto] = useState(escrito);
  const dejar = () => {
    if (texto !== escrito) mendar(campo, texto);
  };
  return (
    <div className={styles.celda}>
      <TextInput
        label={`Fila ${linea}, ${tituloDeCampo(campo)}`}
        value={texto}
        error={mensaje}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        onBlur={dejar}
        onKeyDown={({ key }) => key === 'Enter' && dejar()}
      />
      {propuestas.length > 0 ? (
        <div className={fields.buttons}>
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
      className={styles.quien ?? ''}
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
    <li className={styles.fila} data-linea={linea}>
      <span className={styles.linea}>
        <span className="visually-hidden">Fila </span>
        {linea}
      </span>
      <div className={styles.cuerpo}>
        <p>
          <strong>{titulo}</strong> <Badge tone={QUE[que].tono}>{QUE[que].palabra}</Badge>
        </p>
        {detalle ? <p className={styles.ejemplos}>{detalle}</p> : null}
        {avisos.map((aviso) => (
          <p key={aviso} className={styles.aviso}>
            {aviso}
          </p>
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
      <Button size="s" onClick={dejarFuera} aria-label={`Dejar fuera la fila ${linea}`}>
        Dejar fuera
      </Button>
    </li>
  );
}
