// The second part of an update happens under another lock.
class Main {
    static class Data {
        int value;
    }
    static class TwoStage {
        private final Data first, second;
        TwoStage(Data first, Data second) {
            this.first = first;
            this.second = second;
        }
        void update() {
            synchronized (first) {
                first.value++;
            }
            synchronized (first) {
                second.value = 1; // RACE!
            }
        }
        int read() {
            int sum;
            synchronized (first) {
                sum = first.value;
            }
            synchronized (second) {
                sum += second.value; // RACE!
            }
            return sum;
        }
    }
    static class Writer extends Thread {
        private final TwoStage ts;
        Writer(TwoStage ts) {
            this.ts = ts;
        }
        public void run() {
            ts.update();
        }
    }
    static class Reader extends Thread {
        private final TwoStage ts;
        Reader(TwoStage ts) {
            this.ts = ts;
        }
        public void run() {
            if (ts.read() < 0)
                throw new IllegalStateException();
        }
    }
    public static void main(String[] args) {
        Data a = new Data(), b = new Data();
        TwoStage ts = new TwoStage(a, b);
        new Writer(ts).start();
        new Reader(ts).start();
    }
}
