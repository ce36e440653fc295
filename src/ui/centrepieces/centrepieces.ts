import type { ComponentType } from 'react';
import type { CentrepieceName } from '../../domain/markdown/registry';
import type { ComponentProps } from '../article/component-props';
import { island } from '../article/Island';

/** Every centrepiece, in a chunk of its own that only its text loads. */
export const centrepieces: Record<CentrepieceName, ComponentType<ComponentProps>> = {
  Crontab: island(() => import('./Crontab')),
  DiskSpace: island(() => import('./DiskSpace')),
  EventLoop: island(() => import('./EventLoop')),
};
