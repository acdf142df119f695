import { useEffect, useState } from 'react';
import { cameraCopy as copy } from '#app/content/staff/scan-copy.ts';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Press } from '../../today/press/press.tsx';
import styles from './camera-part.module.css';
import { CameraPicture } from './camera-picture.tsx';
import type { openCodeReader } from './code-reader.ts';
import { type CameraStatus, useCamera } from './use-camera.ts';
import { useCodeReading } from './use-code-reading.ts';

/** Time without a code after which the letters are offered. */
const offerLettersMs = 8000;

export interface CameraPartProps {
  /** Whether a slip is open: nothing is read until it is closed. */
  isPaused: boolean;
  onCode: (text: string) => void | Promise<void>;
  /** Called when no camera can be used. */
  onNoCamera: (status: Extract<CameraStatus, 'refused' | 'missing'>) => void;
  onLetters: () => void;
  openReader?: typeof openCodeReader | undefined;
}

/** Reads codes automatically. The letters are one press away, and offered after eight seconds. */
export function CameraPart({ isPaused, onCode, onNoCamera, onLetters, openReader }: CameraPartProps) {
  const { status, video, light } = useCamera();
  const isReading = status === 'on' && !isPaused;
  const { hasFailed } = useCodeReading({ video, isOn: isReading, onCode, ...(openReader && { openReader }) });
  const [isTakingLong, setTakingLong] = useState(false);
  useEffect(() => {
    if (status === 'refused' || status === 'missing') onNoCamera(status);
  }, [status, onNoCamera]);
  useEffect(() => {
    setTakingLong(false);
    if (!isReading) return;
    const timer = setTimeout(() => setTakingLong(true), offerLettersMs);
    return () => clearTimeout(timer);
  }, [isReading]);
  const explanation = hasFailed
    ? copy.notFetched
    : isTakingLong
      ? copy.further
      : status === 'on'
        ? copy.hint
        : copy.opening;
  return (
    <>
      <CameraPicture video={video} isReading={isReading}>
        {!isPaused && (
          <p role="status" className={styles.said}>
            {explanation}
          </p>
        )}
      </CameraPicture>
      {!isPaused && (
        <Stack gap={8} padTop={12}>
          {isTakingLong && (
            <>
              <Text weight="strong">{copy.noCode}</Text>
              <Text tone="quiet">{copy.noCodeHint}</Text>
            </>
          )}
          <Cluster gap={8} nowrap>
            <Press kind="line" onPress={onLetters}>
              {copy.typeLetters}
            </Press>
            {light && (
              <Press kind="line" isOn={light.isOn} onPress={light.toggle}>
                {copy.light}
              </Press>
            )}
          </Cluster>
        </Stack>
      )}
    </>
  );
}
