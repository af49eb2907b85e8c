// A shutdown hook prints what daemons count.
public class Main {
    static class Collector extends Thread {
        private long packets;
        private volatile long errors;

        Collector(int n) {
            super("collector " + n);
            setDaemon(true);
        }

        @Override
        public void run() {
            while (true) {
                packets++; // RACE!
                if (packets % 100 == 0)
                    errors = packets / 100;
            }
        }

        long packets() {
            return packets; // RACE!
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Collector[] all = {new Collector(1), new Collector(2)};
        for (Collector c : all)
            c.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            long sum = 0;
            for (Collector c : all)
                sum += c.packets() + c.errors;
            System.out.println(sum);
        }));
        Thread.sleep(100);
    }
}
