import { Flex, Skeleton } from 'antd'

/** Strips while they are on their way. */
export function StripsSkeleton() {
  return (
    <Flex vertical gap={28} role="status" aria-label="Loading the seasons">
      {[34, 52, 44].map((width) => (
        <Flex key={width} vertical gap={12}>
          <Skeleton active title={{ width: `${width}%`, style: { margin: 0 } }} paragraph={false} />
          <Skeleton.Node active style={{ width: '100%', height: 56 }} />
        </Flex>
      ))}
    </Flex>
  )
}
