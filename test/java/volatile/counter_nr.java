// A volatile variable itself has no race.
class Main extends Thread {
    static volatile int turn;
    public void run() {
        turn = 1;
    }
    public static void main(String[] args) {
        new Main().start();
        new Main().start();
        System.out.println(turn);
    }
}
