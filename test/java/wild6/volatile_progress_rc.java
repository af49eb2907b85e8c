// The flag is volatile, but the progress that the user interface shows meanwhile is not.
public class Main {
    static class Download extends Thread {
        private volatile boolean cancelled;
        private int percent;
        private String file = "none";

        @Override
        public void run() {
            for (int i = 0; i < 100 && !cancelled; i++) {
                percent = i; // RACE! p
                if (i % 10 == 0)
                    file = "part" + i / 10; // RACE! f
            }
        }

        int percent() {
            return percent; // RACE! p
        }

        String file() {
            return file; // RACE! f
        }

        void cancel() {
            cancelled = true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Download d = new Download();
        d.start();
        while (d.isAlive()) {
            System.out.println(d.file() + " " + d.percent());
            if (d.percent() > 50)
                d.cancel();
        }
        d.join();
        System.out.println(d.percent);
    }
}
