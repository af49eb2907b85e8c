// What Scala makes of two lazy vals, but the bits that say what is there are plain and tested without lock.
public class Main {
    static class Report {
        private int total;
        private String title;
        private byte bitmap;
        private final int[] data;

        Report(int[] data) {
            this.data = data;
        }

        private synchronized int computeTotal() {
            if ((bitmap & 1) == 0) {
                int sum = 0;
                for (int d : data)
                    sum += d;
                total = sum; // RACE! t
                bitmap = (byte) (bitmap | 1); // RACE! b
            }
            return total;
        }

        private synchronized String computeTitle() {
            if ((bitmap & 2) == 0) {
                title = "of " + data.length; // RACE! n
                bitmap = (byte) (bitmap | 2); // RACE! b
            }
            return title;
        }

        int total() {
            return (bitmap & 1) == 0 ? computeTotal() : total; // RACE! b t
        }

        String title() {
            return (bitmap & 2) == 0 ? computeTitle() : title; // RACE! b n
        }
    }

    public static void main(String[] args) {
        Report r = new Report(new int[] {1, 2, 3});
        Runnable print = () -> System.out.println(r.total() + r.title());
        new Thread(print).start();
        new Thread(print).start();
    }
}
