// Elements of an array are objects that are shared.
class Main {
    int n;
    public static void main(String[] args) {
        Main[] all = {new Main(), new Main()};
        new Thread(() -> all[0].n = 1).start(); // RACE!
        new Thread(() -> all[0].n = 2).start(); // RACE!
    }
}
