// An inner class writes a field of the object around it.
class Main {
    int state;
    class Worker implements Runnable {
        public void run() {
            state++; // RACE!
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m.new Worker()).start();
        new Thread(m.new Worker()).start();
    }
}
